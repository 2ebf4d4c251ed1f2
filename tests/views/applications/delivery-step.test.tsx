import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import type { DeliveryStatus, OwnStep } from '../../../contract/rules/delivery-steps.ts'
import { deliveryStepPaths } from '../../../machines/applications/delivery-step/delivery-step.paths.ts'
import { provideDeliveryStep } from '../../../machines/applications/delivery-step/delivery-step.ports.ts'
import { SEEN } from '../../../machines/applications/delivery-step/delivery-step.properties.ts'
import {
  type DeliveryStepView,
  deliveryStepView,
} from '../../../machines/applications/delivery-step/delivery-step.selectors.ts'
import { OwnSteps } from '../../../src/features/applications/feedback/OwnSteps.tsx'
import { button, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const own = {
  withdraw: { status: 'viewed', act: '撤回投递', title: '撤回这次投递？' },
  accept: { status: 'offer', act: '接受录用', title: '接受这份录用？' },
  decline: { status: 'offer', act: '婉拒', title: '婉拒这份录用？' },
  revoke: { status: 'rejected', act: '移除简历', title: '移除这次投递的简历？' },
} satisfies Record<OwnStep, { status: DeliveryStatus; act: string; title: string }>

/** How the delivery stands, as far as the test has it. */
class Standing {
  #status: DeliveryStatus = 'viewed'
  #changed = () => {}
  readonly read = (): DeliveryStatus => this.#status
  readonly watch = (changed: () => void) => {
    this.#changed = changed
    return () => {}
  }
  put(status: DeliveryStatus) {
    this.#status = status
    this.#changed()
  }
}

interface ShownProps {
  readonly actor: ActorRefFrom<ReturnType<typeof provideDeliveryStep>>
  readonly standing: Standing
}

const Shown = ({ actor, standing }: ShownProps) => (
  <main>
    <OwnSteps
      actor={actor}
      status={useSyncExternalStore(standing.watch, standing.read)}
      changedAt={SEEN}
      isEmptied={false}
      offer={null}
    />
  </main>
)

const main = page.getByRole('main')
const anyDialog = page.getByRole('alertdialog')
const stepOf = ({ actor }: { actor: ShownProps['actor'] }): OwnStep => {
  const { step } = actor.getSnapshot().context
  if (!step) throw new Error('nothing is asked about')
  return step
}
const dialogOf = (world: { actor: ShownProps['actor'] }) =>
  page.getByRole('alertdialog', { name: own[stepOf(world)].title, exact: true })

const sights = {
  async resting() {
    await expect.element(anyDialog).not.toBeInTheDocument()
  },
  async overtaken() {
    await seeText(page.getByRole('alertdialog', { name: '这份投递有了变化' }), '这份投递已有新的进展，请看最新状态')
    await seeControls(anyDialog, '知道了')
  },
  async confirming(world) {
    await seeControls(dialogOf(world), '再想想', own[stepOf(world)].act)
    await expect.element(dialogOf(world).getByRole('alert')).toHaveTextContent('')
  },
  async taking(world) {
    await expect.element(button(dialogOf(world), own[stepOf(world)].act)).toHaveAttribute('aria-busy', 'true')
  },
  async failed(world) {
    const { failure } = world.actor.getSnapshot().context
    await seeText(dialogOf(world), failure?.kind === 'server' ? failure.msg : '网络已断开，请检查网络后重试')
    await seeControls(dialogOf(world), '再想想', '重试')
  },
} satisfies Record<DeliveryStepView, (world: { actor: ShownProps['actor'] }) => Promise<void>>

replay(deliveryStepPaths, {
  async open({ input }, options) {
    const settings = deliveryStepPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const desk = new Desk()
    const standing = new Standing()
    const machine = provideDeliveryStep({ takeStep: () => desk.call('takeStep'), notify() {} })
    const actor = createActor(machine, { input: settings, ...options }).start()
    const { close } = renderPage(<Shown actor={actor} standing={standing} />)
    return { world: { desk, actor, standing, close }, subject: actor }
  },
  perform: {
    ...outcomes('takeStep'),
    async 'STEP.ASKED'({ event }, { world }) {
      const { step } = event as never as { readonly step: OwnStep }
      world.standing.put(own[step].status)
      await press(main, own[step].act)
    },
    CONFIRMED: (_, { world }) =>
      press(dialogOf(world), world.actor.getSnapshot().matches('failed') ? '重试' : own[stepOf(world)].act),
    CANCELLED: (_, { world }) =>
      world.actor.getSnapshot().matches('overtaken') ? press(anyDialog, '知道了') : press(dialogOf(world), '再想想'),
  },
  async see({ world }) {
    const view = deliveryStepView(world.actor.getSnapshot())
    await sights[view](world)
    return view
  },
  proves: () => ['JOB-5'],
})

it.each<[DeliveryStatus, boolean, readonly string[]]>([
  ['interview', false, ['撤回投递']],
  ['rejected', false, ['移除简历']],
  ['withdrawn', false, ['移除简历']],
  ['rejected', true, []],
])('%s, what was sent removed %s: what can be done [JOB-5]', async (status, isEmptied, names) => {
  const machine = provideDeliveryStep({ takeStep: async () => {}, notify() {} })
  const actor = createActor(machine, { input: { id: '7' } }).start()
  const { close } = renderPage(
    <main>
      <OwnSteps actor={actor} status={status} changedAt={SEEN} isEmptied={isEmptied} offer={null} />
    </main>,
  )
  await seeControls(main, ...names)
  close()
})

it('a student who accepts an offer reads its terms once more [JOB-5]', async () => {
  const machine = provideDeliveryStep({ takeStep: async () => {}, notify() {} })
  const actor = createActor(machine, { input: { id: '7' } }).start()
  const offer = {
    salary: '月薪 13K',
    place: '杭州',
    starts_on: '2027-07-01',
    answer_by: '2026-12-01T10:00:00.000Z',
    zone: 'Asia/Shanghai',
  }
  const { close } = renderPage(
    <main>
      <OwnSteps actor={actor} status="offer" changedAt={SEEN} isEmptied={false} offer={offer} />
    </main>,
  )
  await press(main, '接受录用')
  await seeText(anyDialog, '薪资 月薪 13K，地点 杭州，2027.07.01 到岗。招聘方会看到你接受了，之后不能更改。')
  close()
})
