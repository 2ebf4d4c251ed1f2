import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { startPractice } from '../../contract/calls/practice.ts'
import { Demo } from '../e2e/world/demo.ts'
import { logInAs, student } from '../e2e/world/identities.ts'
import { withCamera } from '../e2e/world/media.ts'
import { Visitor } from '../e2e/world/visitor.ts'
import type { Figure } from './figure.ts'
import { startProduct } from './server.ts'

/** Of fifteen answers of two minutes each, in two practices. */
const ANSWERS = [8, 7]
/** Milliseconds for an answer that ends by itself. */
const ANSWER = 150_000

const WISH = {
  position: '嵌入式工程师',
  occupation: 'embedded',
  type: 'mixed',
  difficulty: 'medium',
  language: 'zh',
  count: '8',
  mode: 'video',
} as const

/** Of a process; 0 where it ended meanwhile. */
function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

/** Whether this process started it, or one that it started. */
function isOurs(pid: string): boolean {
  let one = Number(pid)
  while (one > 1 && one !== process.pid) one = parentOf(String(one))
  return one === process.pid
}

/** Megabytes that the processes of pages hold, each page of memory counted to those who share it by their share. */
function memoryOfPages(): number {
  const ours = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name))
  const held = ours.map((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')) return 0
      const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
      return Number(kilobytes) / 1024
    } catch {
      // It ended meanwhile.
      return 0
    }
  })
  return held.reduce((sum, one) => sum + one, 0)
}

/** @returns megabytes after each answer */
async function record(browser: Browser, port: number): Promise<number[]> {
  const visitor = await Visitor.arrive(browser, `http://univ.localhost:${port}`, {})
  const { page } = visitor
  await logInAs(visitor, new Demo(() => port), student('13800000030'))
  const after: number[] = []
  for (const count of ANSWERS) {
    await visitor.open('/aiInterviewIntroduce')
    const { id } = await visitor.ask(startPractice, WISH)
    await visitor.open(`/interviewRoom?id=${id}`)
    await page.getByRole('button', { name: '开始', exact: true }).click()
    await page.getByRole('button', { name: '开始答题' }).click()
    for (let answer = 0; answer < count; answer += 1) {
      await page.getByRole('button', { name: '想好了，开始作答' }).click()
      await page.getByRole('textbox', { name: '文字稿（可不填）' }).waitFor({ timeout: ANSWER })
      after.push(memoryOfPages())
      await page.getByRole('button', { name: '提交这一题' }).click()
    }
  }
  await visitor.leave()
  return after
}

/** Half an hour of an interview on video, in real time. */
export async function measureRecording(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await chromium.launch(withCamera)
  try {
    const after = await record(browser, product.port)
    const most = Math.max(...after)
    const note = `${after.length} answers of 2 minutes; after the first ${after[0]?.toFixed(0)} MB, after the last ${after.at(-1)?.toFixed(0)} MB`
    return [
      {
        name: 'memory of the page while it records for 30 minutes',
        value: most,
        unit: 'MB',
        promise: { atMost: 300 },
        note,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
