import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { diagnose } from '../../server/areas/resume/assistant/diagnose.ts'
import { createJudge } from '../../server/areas/resume/assistant/judge.ts'
import { agreementOf, compare, GOLDEN_DAY, goldenOf, resumeOf } from '../golden-diagnoses.ts'
import { type Figure, percentile } from './figure.ts'

const ROUNDS = 20
const AT_ONCE = 200

/** Milliseconds of processor that the dearest of the golden resumes takes, the dictionary warm. */
function cpu(): number {
  const all = goldenOf('measuring').map((one) => ({ resume: resumeOf(one), target: one.target }))
  for (const { resume, target } of all) diagnose(resume, target, GOLDEN_DAY)
  const each = all.map(({ resume, target }) => {
    const before = process.cpuUsage()
    for (let round = 0; round < ROUNDS; round += 1) diagnose(resume, target, GOLDEN_DAY)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / ROUNDS
  })
  return Math.max(...each)
}

/** Milliseconds that a timer is late while many are judged, as a poll that comes meanwhile would be. */
async function delay(): Promise<number> {
  const all = goldenOf('measuring').map((one) => ({ resume: resumeOf(one), target: one.target }))
  const late: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const due = performance.now() + 5
      await pause(5)
      late.push(Math.max(0, performance.now() - due))
    }
  })()
  const judge = createJudge()
  await judge.diagnose(all[0]!.resume, all[0]!.target, GOLDEN_DAY)
  const asked = Array.from({ length: AT_ONCE }, (_, at) => all[at % all.length]!)
  await Promise.all(asked.map(({ resume, target }) => judge.diagnose(resume, target, GOLDEN_DAY)))
  isOver = true
  await watching
  await judge.end()
  return percentile(late, 1)
}

/** How well rules agree with what was found by hand in resumes that they were not made by, and what that costs. */
export async function measureDiagnoses(): Promise<Figure[]> {
  const measured = agreementOf(goldenOf('measuring').map(compare))
  const tuned = agreementOf(goldenOf('tuning').map(compare))
  const share = (name: string, key: keyof typeof measured, atLeast: number): Figure => ({
    name: `findings of the diagnosis, ${name}`,
    value: measured[key],
    unit: '',
    promise: { atLeast },
    note: `15 resumes that nothing was tuned by; those that it was: ${tuned[key].toFixed(2)}`,
  })
  return [
    share('precision', 'precision', 0.85),
    share('recall', 'recall', 0.8),
    share('rank correlation of the scores', 'correlation', 0.8),
    { name: 'diagnosis of a full resume, processor', value: cpu(), unit: 'ms', promise: { atMost: 15 } },
    {
      name: `longest that a timer is late during ${AT_ONCE} diagnoses`,
      value: await delay(),
      unit: 'ms',
      promise: { atMost: 50 },
    },
  ]
}
