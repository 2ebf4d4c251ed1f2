import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, SimulatedClock } from 'xstate'
import { interviewResultPaths } from '../../../machines/practice/interview-result/interview-result.paths.ts'
import { provideInterviewResult } from '../../../machines/practice/interview-result/interview-result.ports.ts'
import type { InterviewResultContext } from '../../../machines/practice/interview-result/interview-result.types.ts'
import { results } from '../../../machines/practice/interview-result/samples.ts'
import { providePracticeDeletion } from '../../../machines/practice/practice-deletion/practice-deletion.ports.ts'
import { ResultView } from '../../../src/features/practice/result/ResultPage.tsx'
import { button, seeAccessible, seeEnabled, seeText } from '../sights/see.ts'
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

const leafOf = (value: unknown): string => (typeof value === 'string' ? value : leafOf(Object.values(Object(value))[0]))

async function seeGrades({ practice }: InterviewResultContext) {
  const { total, engine, fell, answers } = practice!.evaluation!
  await expect
    .element(main.getByRole('region', { name: '总分' }).getByText(String(total), { exact: true }))
    .toBeVisible()
  await expect.element(main.getByRole('cell', { name: '18 / 30', exact: true })).toBeVisible()
  expect(main.getByText('我在双轮足机器人里，', { exact: true }).elements()).toHaveLength(2)
  expect(main.getByText('没有说到', { exact: true }).elements()).toHaveLength(2)
  const { kind, text } = answers[0]!.follow_up
  await seeText(
    main,
    engine === 'model' ? '大模型评分 · 人工智能生成' : '规则评分',
    kind === 'own' ? text : '这里面哪几步是你自己做的？为什么这样做？',
    '62 分',
    '[…] 结果怎样，用数字说',
    '口头语：那个',
  )
  expect(main.getByText('大模型这次没有给出能用的结果，这里是规则的评分。').elements()).toHaveLength(fell ? 1 : 0)
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
  async waiting(context) {
    await seeGrades(context)
    await expect.element(main.getByRole('status')).toHaveTextContent('大模型正在评分，先看规则的评分')
  },
  async looking(context) {
    await seeGrades(context)
    await expect.element(main.getByRole('status')).toHaveTextContent('大模型正在评分，先看规则的评分')
  },
  async consenting(context) {
    await seeGrades(context)
    await seeText(main, '同意后，下面的回答会发给「model.example」，由它评分：', '我负责（已隐去）的调试')
  },
  async asking() {
    await expect.element(button(main, '请大模型评分')).toHaveAttribute('aria-busy', 'true')
  },
  async withdrawing() {
    await expect.element(button(main, '撤回同意')).toHaveAttribute('aria-busy', 'true')
  },
  async transcribing({ text, failure }) {
    await expect.element(transcript).toHaveValue(text)
    await seeEnabled(button(main, '保存并评分'), text.trim() !== '' && [...text].length <= 3000)
    expect(main.getByText(/^没有保存成：/).elements()).toHaveLength(failure ? 1 : 0)
  },
  async retrying({ number }) {
    await expect.element(button(main, `重答这一题：第 ${number + 1} 题`)).toHaveAttribute('aria-busy', 'true')
  },
  async left() {},
  async saving() {
    await expect.element(transcript).toHaveAttribute('readonly')
    await expect.element(button(main, '保存并评分')).toHaveAttribute('aria-busy', 'true')
  },
}

replay(interviewResultPaths, {
  async open({ input }, options) {
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    const logic = provideInterviewResult({
      read: () => desk.call('read'),
      look: () => desk.call('look'),
      evaluate: ({ engine, agrees }) =>
        desk.call(engine === 'model' ? 'ask' : agrees === null ? 'evaluate' : 'withdraw'),
      save: () => desk.call('save'),
      retry: () => desk.call('retry'),
      openRoom() {},
    })
    const actor = createActor(logic, { ...options, clock, input: interviewResultPaths.inputs[input]! }).start()
    const { close } = renderPage(
      <main>
        <ResultView actor={actor} flow={flow} list={[]} attempts={[]} />
      </main>,
    )
    return { world: { desk, clock, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('read', 'look', 'evaluate', 'ask', 'withdraw', 'save', 'retry'),
    RETRIED: () => press(main, '重试'),
    'TRANSCRIPT.ASKED': ({ event }) =>
      press(main, `写文字稿：第 ${Number(Reflect.get(Object(event), 'number')) + 1} 题`),
    'xstate.after.LOOK_AGAIN.interview-result.settled.grading.waiting': (_, { world }) => world.clock.increment(1000),
    'RETRY.ASKED': ({ event }) => press(main, `重答这一题：第 ${Number(Reflect.get(Object(event), 'number')) + 1} 题`),
    'MODEL.ASKED': () => press(main, '请大模型评分'),
    AGREED: () => press(main, '同意并评分'),
    'CONSENT.WITHDRAWN': () => press(main, '撤回同意'),
    TYPED: ({ event }) => userEvent.fill(transcript, String(Reflect.get(Object(event), 'text'))),
    SUBMITTED: () => press(main, '保存并评分'),
    CANCELLED: () => press(main, button(main, '取消').query() ? '取消' : '不同意'),
  },
  async see({ world: { actor } }) {
    const { value, context } = actor.getSnapshot()
    const state = leafOf(value)
    await sights[state]!(context)
    expect(main.getByText(/^没有成功：/).elements()).toHaveLength(typeof value !== 'string' && context.failure ? 1 : 0)
    return state
  },
  proves: () => ['AIN-2'],
})

it('an answer stands beside those of other practices, and the grades say what changed since the last [AIN-2]', async () => {
  const logic = provideInterviewResult({
    read: async () => ({ practice: results.graded, model: null }),
    look: () => new Promise(() => {}),
    evaluate: () => new Promise(() => {}),
    save: () => new Promise(() => {}),
    retry: () => new Promise(() => {}),
    openRoom() {},
  })
  const actor = createActor(logic, { input: { id: '7' } }).start()
  const { answers: _, ...grades } = results.graded.evaluation
  const last = {
    ...results.graded,
    id: '6',
    created_at: '2026-11-20T08:00:00.000Z',
    questions: 2,
    answered: 2,
    grades: { total: 57, points: { ...grades.points, relevance: 22, evidence: 10, specificity: 6, structure: 8 } },
  }
  const attempts = [
    { number: 1, practice_id: '8', saved_at: '2026-11-24T08:00:00.000Z', text: '我定了三次比赛的流程', total: 71 },
  ]
  const { close } = renderPage(
    <main>
      <ResultView actor={actor} flow={flow} list={[last]} attempts={attempts} />
    </main>,
  )
  await seeText(main, '我定了三次比赛的流程', '71 分', '这一次')
  await expect.element(main.getByText(/^和上一次（.*）比：\+5$/)).toBeVisible()
  const changes = main
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent)
  expect(changes).toEqual(['20 / 30−2', '18 / 30+8', '6 / 15持平', '7 / 10−1', '6 / 10持平', '5 / 5持平'])
  expect(
    main
      .getByRole('link', { name: /^查看这一次：/ })
      .element()
      .getAttribute('href'),
  ).toBe('#/aiInterviewResult?id=8')
  await seeAccessible()
  close()
})
