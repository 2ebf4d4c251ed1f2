import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { createActor, SimulatedClock } from 'xstate'
import { getDiagnoses } from '../../../contract/calls/diagnoses.ts'
import { getResume, type ResumeRecord } from '../../../contract/calls/resume.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { diagnosisPaths } from '../../../machines/resume/diagnosis/diagnosis.paths.ts'
import { provideDiagnosis } from '../../../machines/resume/diagnosis/diagnosis.ports.ts'
import type { Diagnosis } from '../../../machines/resume/diagnosis/diagnosis.types.ts'
import { diagnosisOf, UNNAMED, WEAK } from '../../../machines/resume/diagnosis/samples.ts'
import { ReportView } from '../../../src/features/resume/diagnosis/report/ReportPage.tsx'
import { button, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { serve } from '../world/lists.tsx'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const severities = { serious: /^严重/, all: /^全部/ } as const
const past = {
  id: '12',
  status: 'ready',
  target: null,
  created_at: '2026-11-14T12:12:00Z',
  score: 88,
  is_rescaled: true,
}

const show = (
  actor: Parameters<typeof ReportView>[0]['actor'],
  onPrint = (_: string) => {},
  resume: ResumeRecord | null = null,
) => {
  serve({
    [getDiagnoses.path]: () => ({ list: [past] }),
    [getResume.path]: () => ({ name: '韩景行', sex: '0', has_resume: '1', resume }),
  })
  return renderPage(
    <main>
      <ReportView userId="1" actor={actor} today="2026-11-20" onPrint={onPrint} />
    </main>,
  )
}

replay(diagnosisPaths, {
  async open({ input }, options) {
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    const logic = provideDiagnosis({
      read: (id) => desk.call<Diagnosis>('read', id),
      repeat: (id) => desk.call<{ id: string }>('repeat', id),
      open() {},
      tellReady() {},
    })
    const actor = createActor(logic, { ...options, clock, input: diagnosisPaths.inputs[input]! }).start()
    const { close } = show(actor)
    return { world: { desk, clock, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('read', 'repeat'),
    'SEVERITY.CHOSEN': ({ event }) =>
      main
        .getByRole('radio', { name: severities[Reflect.get(event, 'severity') === null ? 'all' : 'serious'] })
        .click(),
    'REPEAT.ASKED': () => press(main, '重新诊断'),
    RETRIED: () => press(main, '重试'),
    'xstate.after.LOOK_AGAIN.diagnosis.waiting': (_, { world }) => world.clock.increment(700),
  },
  async see({ world: { actor } }) {
    const snapshot = actor.getSnapshot()
    const { diagnosis, outcome } = snapshot.context
    const isReady = snapshot.matches('ready')
    const sights: readonly (readonly [isSeen: boolean, sight: Locator])[] = [
      [isReady, main.getByText(String(diagnosis?.report?.score), { exact: true })],
      [snapshot.matches('unknown'), main.getByText('没有这份诊断')],
      [snapshot.matches('failed'), main.getByText('诊断没有完成')],
      [snapshot.matches('notRead'), button(main, '重试')],
      [true, main.getByText(/^正在|^前面还有|^需要改的地方/)],
    ]
    await expect.element(sights.find(([isSeen]) => isSeen)![1].first()).toBeVisible()
    const told = main.getByText(/^已改好|还在，看看建议/).elements()
    expect(told).toHaveLength(isReady && outcome ? 1 : 0)
    const stale = main.getByText('简历在诊断之后改过，下面的分数和建议可能已经过时').elements()
    expect(stale).toHaveLength(isReady && diagnosis?.is_stale ? 1 : 0)
    return JSON.stringify(snapshot.value)
  },
  proves: () => ['AIR-2'],
})

it('says of each finding what it costs, the exact words, why, what to do, and leads to the very field [AIR-2]', async () => {
  const logic = provideDiagnosis({
    read: async () => diagnosisOf(),
    repeat: async () => ({ id: '14' }),
    open() {},
    tellReady() {},
  })
  const printed: string[] = []
  const actor = createActor(logic, { input: { id: '12', mended: '', before: null } }).start()
  const { close, speak } = show(actor, (title) => void printed.push(title))
  try {
    const card = main.getByRole('listitem').filter({ hasText: '参与电机参数自学习功能的开发与调试。' })
    await seeText(card, '参与', '动词开头 −2', '实习与工作 · 第 1 项 · 第 2 条')
    const href = card.getByRole('link', { name: '去这一处修改' }).element().getAttribute('href') ?? ''
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      from: '3',
      section: 'work',
      entry: 'work-1',
      field: 'bullets',
      line: '1',
      diagnosis: '12',
      finding: 'verb-weak~work~work-1.1',
    })
    await seeText(main, `目标职位 ${UNNAMED.times} 次提到「CANopen」，简历里没有`)
    const rows = main.getByRole('table').getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '完整度 2020 / 20',
      '联系方式 85 / 8',
      '时间线 1212 / 12',
      '量化成果 1515 / 15',
      '动词开头 108 / 10',
      '表达规范 1010 / 10',
      '职位匹配 2016 / 20',
      '格式 55 / 5',
    ])
    await press(main, '打印')
    expect(printed).toHaveLength(1)
    speak('en')
    await seeText(main, 'What to improve')
  } finally {
    close()
    actor.stop()
  }
})

it('marks the very words that a finding quotes on the page of the resume, those of the chosen severity alone [AIR-2]', async () => {
  const logic = provideDiagnosis({
    read: async () => diagnosisOf(),
    repeat: async () => ({ id: '14' }),
    open() {},
    tellReady() {},
  })
  const work = { id: 'work-job-1', kind: 'internship', company: '拓岩机器人', position: '实习生', city: '' } as const
  const bullets = ['重写驱动板的 CANopen 通信', WEAK.quote!.text]
  const record: ResumeRecord = {
    version: 4,
    versions: {},
    updated_at: '2026-11-20T00:00:00Z',
    attachments: [],
    content: { ...emptyResume, work: [{ ...work, start: '2026-03', end: '2026-08', bullets }] },
  }
  const actor = createActor(logic, { input: { id: '12', mended: '', before: null } }).start()
  const { close } = show(actor, () => {}, record)
  const marked = () =>
    ['finding-serious', 'finding-advice', 'finding-hint'].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => [String(range), range.startContainer.textContent]),
    )
  try {
    await expect.element(main.getByRole('heading', { name: '在简历上看' })).toBeVisible()
    await expect.poll(marked).toEqual([[], [['参与', WEAK.quote!.text]], []])
    actor.send({ type: 'SEVERITY.CHOSEN', severity: 'serious' })
    await expect.poll(marked).toEqual([[], [], []])
  } finally {
    close()
    actor.stop()
  }
  expect([...CSS.highlights.keys()]).toEqual([])
})
