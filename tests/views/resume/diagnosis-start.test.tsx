import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, SimulatedClock } from 'xstate'
import { diagnosisStartPaths } from '../../../machines/resume/diagnosis-start/diagnosis-start.paths.ts'
import { provideDiagnosisStart } from '../../../machines/resume/diagnosis-start/diagnosis-start.ports.ts'
import type { Choice } from '../../../machines/resume/diagnosis-start/diagnosis-start.types.ts'
import { StartCard } from '../../../src/features/resume/diagnosis/introduction/StartCard.tsx'
import { button } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const ways = { position: '选一个职位', text: '粘贴职位要求', none: '先不选' } as const
const payloadOf = ({ event }: { readonly event: unknown }, name: string) => Reflect.get(Object(event), name)

const fill = async (name: string, text: string) => {
  const field = main.getByRole('textbox', { name })
  // What stands there already is no change.
  if ((field.element() as HTMLInputElement).value === text) await userEvent.fill(field, `${text}x`)
  await userEvent.fill(field, text)
}

replay(diagnosisStartPaths, {
  async open({ input }, options) {
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    const logic = provideDiagnosisStart({
      find: (term) => desk.call<readonly Choice[]>('find', term),
      start: (order) => desk.call<{ id: string }>('start', order),
      open() {},
    })
    const actor = createActor(logic, { ...options, clock, input: diagnosisStartPaths.inputs[input]! }).start()
    const { close } = renderPage(
      <main>
        <StartCard actor={actor} />
      </main>,
    )
    return { world: { desk, clock, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('find', 'start'),
    'WAY.CHOSEN': (step) => main.getByRole('radio', { name: ways[payloadOf(step, 'way') as 'text'] }).click(),
    'TERM.TYPED': (step) => fill('搜索职位', String(payloadOf(step, 'term'))),
    'POSITION.CHOSEN': (step) =>
      payloadOf(step, 'position') === null
        ? press(main, '换一个')
        : main.getByRole('button', { name: /拓岩机器人$/ }).click(),
    'TITLE.TYPED': (step) => fill('职位名称（选填）', String(payloadOf(step, 'title'))),
    'TEXT.TYPED': (step) => fill('职位要求', String(payloadOf(step, 'text'))),
    STARTED: () => press(main, '开始诊断'),
    'xstate.after.TYPING_PAUSE.diagnosis-start.choosing.waiting': (_, { world }) => world.clock.increment(250),
  },
  async see({ world: { actor } }) {
    const snapshot = actor.getSnapshot()
    const { refusal, failure } = snapshot.context
    const isBusy = snapshot.hasTag('busy') || snapshot.matches('left')
    await expect.element(button(main, '开始诊断')).toHaveAttribute('aria-busy', String(isBusy))
    expect(main.getByRole('link', { name: '去写简历' }).elements()).toHaveLength(refusal === 'empty' ? 1 : 0)
    const isSought = snapshot.matches({ choosing: 'notFound' })
    expect(main.getByText(/^职位没有加载出来/).elements()).toHaveLength(isSought ? 1 : 0)
    expect(main.getByText(/^没有能开始|先写上教育经历/).elements()).toHaveLength(failure && !isSought ? 1 : 0)
    return JSON.stringify(snapshot.value)
  },
  proves: () => ['AIR-2'],
})
