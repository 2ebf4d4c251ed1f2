import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { interviewResultPaths } from '../../../machines/practice/interview-result/interview-result.paths.ts'
import { provideInterviewResult } from '../../../machines/practice/interview-result/interview-result.ports.ts'
import type { InterviewResultContext } from '../../../machines/practice/interview-result/interview-result.types.ts'
import { providePracticeDeletion } from '../../../machines/practice/practice-deletion/practice-deletion.ports.ts'
import { ResultView } from '../../../src/features/practice/result/ResultPage.tsx'
import { button, seeEnabled, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { media } from '../world/media.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const transcript = main.getByRole('textbox', { name: /^第 \d 题的文字稿$/ })

const flow = {
  deletionLogic: providePracticeDeletion({ remove: async () => {}, tellDeleted() {} }),
  media,
  print() {},
}

async function seeGrades({ practice }: InterviewResultContext) {
  const { total } = practice!.evaluation!
  await expect
    .element(main.getByRole('region', { name: '总分' }).getByText(String(total), { exact: true }))
    .toBeVisible()
  await expect.element(main.getByRole('cell', { name: '18 / 30', exact: true })).toBeVisible()
  expect(main.getByText('我在双轮足机器人里，', { exact: true }).elements()).toHaveLength(2)
  expect(main.getByText('没有说到', { exact: true }).elements()).toHaveLength(2)
  await seeText(main, '规则评分', '62 分', '[…] 结果怎样，用数字说', '口头语：那个')
}

const sights: Readonly<Record<string, (context: InterviewResultContext) => Promise<void>>> = {
  async loading() {
    expect(main.getByRole('heading').elements()).toEqual([])
  },
  async unread() {
    await seeText(main, '没有打开结果')
  },
  async gone() {
    await expect.element(main.getByRole('link', { name: '回到模拟面试' })).toBeVisible()
  },
  async unfinished() {
    await seeText(main, '练完并结束后才会评分。')
    await expect.element(main.getByRole('link', { name: '继续' })).toBeVisible()
  },
  async evaluating() {
    await expect.element(main.getByRole('status', { name: '正在评分' })).toBeVisible()
  },
  async failed() {
    expect(main.getByRole('alert').element().textContent).toContain(
      '没有评分成：网络已断开，请检查网络后重试。你的回答都在。',
    )
  },
  async untold() {
    await seeText(main, '录制还没有文字稿。写下说的内容，就能评分。')
  },
  evaluated: seeGrades,
  async transcribing({ text, failure }) {
    await expect.element(transcript).toHaveValue(text)
    await seeEnabled(button(main, '保存并评分'), text.trim() !== '' && [...text].length <= 3000)
    expect(main.getByText(/^没有保存成：/).elements()).toHaveLength(failure ? 1 : 0)
  },
  async saving() {
    await expect.element(transcript).toHaveAttribute('readonly')
    await expect.element(button(main, '保存并评分')).toHaveAttribute('aria-busy', 'true')
  },
}

replay(interviewResultPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    const logic = provideInterviewResult({
      read: () => desk.call('read'),
      evaluate: () => desk.call('evaluate'),
      save: () => desk.call('save'),
    })
    const actor = createActor(logic, { ...options, input: interviewResultPaths.inputs[input]! }).start()
    const { close } = renderPage(
      <main>
        <ResultView actor={actor} flow={flow} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('read', 'evaluate', 'save'),
    RETRIED: () => press(main, '重试'),
    'TRANSCRIPT.ASKED': ({ event }) =>
      press(main, `写文字稿：第 ${Number(Reflect.get(Object(event), 'number')) + 1} 题`),
    TYPED: ({ event }) => userEvent.fill(transcript, String(Reflect.get(Object(event), 'text'))),
    SUBMITTED: () => press(main, '保存并评分'),
    CANCELLED: () => press(main, '取消'),
  },
  async see({ world: { actor } }) {
    const { value, context } = actor.getSnapshot()
    await sights[String(value)]!(context)
    return String(value)
  },
  proves: () => ['AIN-2'],
})
