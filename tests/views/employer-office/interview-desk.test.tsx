import { useSyncExternalStore } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { InvitationStatus } from '../../../contract/rules/invitation-steps.ts'
import type { interviewDeskMachine } from '../../../machines/employer-office/interview-desk/interview-desk.machine.ts'
import { interviewDeskPaths } from '../../../machines/employer-office/interview-desk/interview-desk.paths.ts'
import { provideInterviewDesk } from '../../../machines/employer-office/interview-desk/interview-desk.ports.ts'
import {
  type InterviewDeskView,
  interviewDeskView,
} from '../../../machines/employer-office/interview-desk/interview-desk.selectors.ts'
import { provideInterviewInvite } from '../../../machines/employer-office/interview-invite/interview-invite.ports.ts'
import { changedInvite } from '../../../machines/employer-office/interview-invite/interview-invite.rules.ts'
import { INVITATION, OPENED } from '../../../machines/employer-office/interview-invite/samples.ts'
import type { InterviewDeskActor } from '../../../src/features/employer-office/desk/desk-props.ts'
import { InterviewDialogs } from '../../../src/features/employer-office/interviews/InterviewDialogs.tsx'
import { Interviews } from '../../../src/features/employer-office/interviews/Interviews.tsx'
import { button, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const acts = main.getByRole('group', { name: '处理技术面' })
const question = page.getByRole('alertdialog')
const form = page.getByRole('dialog', { name: '更改 林知夏 的面试', exact: true })

/** What each is offered under, and how the interview stands then. */
const offers = {
  agree: { status: 'rescheduleAsked', name: '同意改到这个时间', done: '已同意学生申请的时间，面试已确定' },
  cancel: { status: 'invited', name: '取消面试', done: '面试已取消，学生已收到通知' },
  complete: { status: 'accepted', name: '已完成', done: '已记录面试完成' },
  missed: { status: 'accepted', name: '未到场', done: '已记录学生未到场' },
  move: { status: 'invited', name: '改时间或地点', done: '已更改并通知学生，等学生答复' },
} as const satisfies Record<string, { status: InvitationStatus; name: string; done: string }>
type Act = keyof typeof offers

/** How the interview stands, as far as the test has it. */
class Standing {
  #status: InvitationStatus = 'invited'
  #changed = () => {}
  readonly read = (): InvitationStatus => this.#status
  readonly watch = (changed: () => void) => {
    this.#changed = changed
    return () => {}
  }
  put(status: InvitationStatus) {
    this.#status = status
    this.#changed()
  }
}

interface World {
  readonly desk: Desk
  readonly actor: InterviewDeskActor
  readonly standing: Standing
  close(): void
}

const clock = { now: () => OPENED, setTimeout: () => 0, clearTimeout() {} }
const flow = {
  formOf: (subject: Parameters<typeof changedInvite>[0]) => changedInvite(subject, INVITATION, OPENED),
  // It has begun.
  ticks: { subscribe: () => () => {}, now: () => Date.UTC(2026, 11, 4) },
}

function Shown({ actor, standing }: Pick<World, 'actor' | 'standing'>) {
  const status = useSyncExternalStore(standing.watch, standing.read)
  const delivery = { id: '11', name: '林知夏', invitations: [{ ...INVITATION, status }] }
  return (
    <main>
      <Interviews actor={actor} flow={flow} delivery={delivery} />
      <InterviewDialogs actor={actor} />
    </main>
  )
}

const contextOf = ({ actor }: World) => actor.getSnapshot().context
const noDialog = async () => {
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}
const offerOf = async (world: World, act: Act) => {
  world.standing.put(offers[act].status)
  await press(acts, offers[act].name)
}

const questions = {
  cancel: ['取消 林知夏 的技术面？', '取消面试'],
  missed: ['林知夏 没有到场？', '记为未到场'],
} as const

const sights = {
  async resting() {
    await noDialog()
    await expect.element(main.getByRole('status')).toHaveTextContent('')
    return 'resting'
  },
  async done(world) {
    await noDialog()
    const { act } = contextOf(world)
    await seeText(main.getByRole('status'), offers[act!].done)
    return `done ${act}`
  },
  async failed(world) {
    await noDialog()
    const { failure } = contextOf(world)
    const isEarly = failure?.kind === 'server'
    const text = isEarly ? '面试还没开始，开始后再记录' : '网络已断开，没有改动。请检查网络后重试。'
    await seeText(main.getByRole('status'), text)
    await seeControls(main.getByRole('status'), '重试')
    return `failed ${isEarly}`
  },
  async overtaken() {
    await seeText(main.getByRole('status'), '这场面试已有新的进展，没有改动，已显示最新状态')
    await seeControls(main.getByRole('status'))
    return 'overtaken'
  },
  async confirming(world) {
    const [title, confirm] = questions[contextOf(world).act as keyof typeof questions]
    await expect.element(page.getByRole('alertdialog', { name: title, exact: true })).toBeVisible()
    await seeControls(question, '再想想', confirm)
    return `confirming ${title}`
  },
  async acting(world) {
    await noDialog()
    const { act } = contextOf(world)
    await expect.element(button(acts, offers[act!].name)).toHaveAttribute('aria-busy', 'true')
    return `acting ${act}`
  },
  async moving() {
    await expect.element(form.getByLabelText('地点')).toHaveValue('创智路 99 号 3 层')
    await expect.element(form.getByLabelText('开始时间')).toHaveValue('14:00')
    await seeControls(form, '关闭', '取消', '选择日期', '选择请学生在此之前答复', '保存并通知学生')
    return 'moving'
  },
} satisfies Record<InterviewDeskView, (world: World) => Promise<string>>

replay<typeof interviewDeskMachine, World>(interviewDeskPaths, {
  async open(_, options) {
    const desk = new Desk()
    const standing = new Standing()
    const invite = provideInterviewInvite({
      clock,
      now: clock.now,
      async send() {
        await desk.call('send')
        return null
      },
      keep() {},
      forget() {},
    })
    const machine = provideInterviewDesk({
      now: clock.now,
      invite,
      move: () => desk.call('act'),
      step: () => desk.call('act'),
    })
    const actor = createActor(machine, options).start()
    const { close } = renderPage(<Shown actor={actor} standing={standing} />)
    return { world: { desk, actor, standing, close }, subject: actor }
  },
  perform: {
    ...outcomes('act'),
    'ACT.CHOSEN': ({ event }, { world }) => offerOf(world, (event as never as { act: Act }).act),
    'MOVE.ASKED': (_, { world }) => offerOf(world, 'move'),
    async 'xstate.done.actor.invite'({ event }, { world }) {
      if ((event as never as { output: { result: string } }).output.result === 'left') return press(form, '取消')
      await press(form, '保存并通知学生')
      world.desk.resolve('send', undefined)
    },
    CONFIRMED: (_, { world }) => press(question, questions[contextOf(world).act as keyof typeof questions][1]),
    CANCELLED: () => press(question, '再想想'),
    RETRIED: () => press(main.getByRole('status'), '重试'),
  },
  see: ({ world }) => sights[interviewDeskView(world.actor.getSnapshot())](world),
  proves: () => ['JOB-5'],
})
