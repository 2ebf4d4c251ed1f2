import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { practiceStartPaths } from '../../../machines/practice/practice-start/practice-start.paths.ts'
import { providePracticeStart } from '../../../machines/practice/practice-start/practice-start.ports.ts'
import type { PracticeWish } from '../../../machines/practice/practice-start/practice-start.types.ts'
import { SetupView } from '../../../src/features/practice/SetupPage.tsx'
import { button, seeAccessible, seeCount, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const position = main.getByRole('textbox', { name: '应聘职位', exact: true })

const chips = {
  type: { professional: '专业', mixed: '综合', behavioural: '经历与情境' },
  difficulty: { easy: '入门', medium: '适中', hard: '较难' },
  language: { zh: '中文', en: '英文' },
  count: { 3: '3 题', 5: '5 题', 8: '8 题' },
  mode: { text: '文字', voice: '语音', video: '视频' },
} as const

async function wish(wished: Partial<PracticeWish>): Promise<void> {
  if (wished.position !== undefined) await userEvent.fill(position, wished.position)
  if (wished.occupation)
    await userEvent.selectOptions(main.getByRole('combobox', { name: '题目方向', exact: true }), wished.occupation)
  for (const field of ['type', 'difficulty', 'language', 'count', 'mode'] as const) {
    const name = wished[field] && (chips[field] as Record<string, string>)[wished[field]]
    if (name) await main.getByRole('radio', { name, exact: true }).click({ force: true })
  }
}

replay(practiceStartPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    const logic = providePracticeStart({ start: () => desk.call('start'), open() {}, keepWish() {}, forgetWish() {} })
    const actor = createActor(logic, { ...options, input: practiceStartPaths.inputs[input]! }).start()
    const { close } = renderPage(
      <main>
        <SetupView actor={actor} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('start'),
    WISHED: ({ event }) => wish((event as never as { wish: Partial<PracticeWish> }).wish),
    STARTED: () => press(main, '进入面试间'),
  },
  async see({ world: { actor } }) {
    const { value, context } = actor.getSnapshot()
    await expect.element(position).toHaveValue(context.wish.position)
    await seeCount(main.getByText('没有开始成：网络已断开，请检查网络后重试'), context.failure ? 1 : 0)
    await expect.element(button(main, '进入面试间')).toHaveAttribute('aria-busy', String(value === 'starting'))
    return String(value)
  },
  proves: () => ['AIN-1'],
})

it('a field says that it is missing, once somebody wants to begin', async () => {
  const actor = createActor(
    providePracticeStart({ start: () => new Promise(() => {}), open() {}, keepWish() {}, forgetWish() {} }),
    {
      input: { position: '', delivery: '', kept: null },
    },
  ).start()
  const { close } = renderPage(
    <main>
      <SetupView actor={actor} />
    </main>,
  )
  expect(main.getByText('请填写应聘职位').elements()).toEqual([])
  await press(main, '进入面试间')
  await seeText(main, '请填写应聘职位', '请选择题目方向')
  await seeAccessible()
  await userEvent.fill(position, '师'.repeat(61))
  await seeText(main, '最多 60 字')
  close()
  actor.stop()
})

it('fits a phone in English', async () => {
  await page.viewport(390, 844)
  const logic = providePracticeStart({ start: () => new Promise(() => {}), open() {}, keepWish() {}, forgetWish() {} })
  const actor = createActor(logic, { input: { position: '', delivery: '', kept: null } }).start()
  const { close } = renderPage(<SetupView actor={actor} />, 'en')
  await expect.element(page.getByRole('button', { name: 'Enter the room', exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  close()
})
