import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { interviewInviteMachine } from '../../../machines/employer-office/interview-invite/interview-invite.machine.ts'
import { interviewInvitePaths } from '../../../machines/employer-office/interview-invite/interview-invite.paths.ts'
import {
  type InterviewInviteView,
  interviewInviteView,
} from '../../../machines/employer-office/interview-invite/interview-invite.selectors.ts'
import type {
  InviteEvent,
  InviteOrder,
  InviteOutcome,
} from '../../../machines/employer-office/interview-invite/interview-invite.types.ts'
import { FORM } from '../../../machines/employer-office/interview-invite/samples.ts'
import type { InviteActor } from '../../../src/features/employer-office/desk/desk-props.ts'
import { InviteDialog } from '../../../src/features/employer-office/interviews/InviteDialog.tsx'
import { button, seeControls, seeCount, seeFocused, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { autofill, press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const shown = page.getByRole('dialog', { name: '邀请 林知夏 面试', exact: true })
const inputs = { time: shown.getByRole('combobox', { name: '开始时间' }), place: shown.getByLabelText('地点') } as const
const answerBy = shown.getByRole('textbox', { name: '请学生在此之前答复' })

const pickers = ['选择日期', '选择请学生在此之前答复']

interface World {
  readonly desk: Desk
  readonly actor: InviteActor
  close(): void
}
const contextOf = ({ actor }: World) => actor.getSnapshot().context

async function seeForm(world: World): Promise<void> {
  const { values, faults } = contextOf(world)
  await expect.element(shown.getByRole('textbox', { name: '日期' })).toHaveValue('2026.12.03')
  await expect.element(inputs.time).toHaveValue(values.time)
  await expect.element(inputs.place).toHaveValue(values.place)
  await expect.element(answerBy).toHaveValue(values.answerBy.replace('T', ' ').replaceAll('-', '.'))
  expect(shown.getByText('请选择开始时间').elements()).toHaveLength(faults.time ? 1 : 0)
  expect(shown.getByText('请填写面试地点').elements()).toHaveLength(faults.place ? 1 : 0)
}

const sights = {
  async editing(world) {
    await seeForm(world)
    const { failure, faults } = contextOf(world)
    await seeControls(shown, '关闭', '取消', ...pickers, failure ? '重试' : '发送邀请')
    await seeCount(shown.getByText('网络已断开，填好的都在。请检查网络后重试，不会重复。'), failure ? 1 : 0)
    return `editing, ${Object.keys(faults)}, ${failure?.kind}`
  },
  async sending(world) {
    await seeForm(world)
    await expect.element(button(shown, '发送邀请')).toHaveAttribute('aria-busy', 'true')
    await expect.element(button(shown, '取消')).toBeDisabled()
    await expect.element(inputs.place).toHaveAttribute('readonly')
    return 'sending'
  },
  async overtaken(world) {
    await seeForm(world)
    await seeText(shown, '这份投递或面试已有新的进展，这份表单不能再发送。关闭后可以看到最新状态。')
    expect(shown.getByRole('button', { name: '发送邀请' }).elements()).toEqual([])
    return 'overtaken'
  },
  async sent() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    return 'sent'
  },
  async left() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    return 'left'
  },
} satisfies Record<InterviewInviteView, (world: World) => Promise<string>>

replay<typeof interviewInviteMachine, World>(interviewInvitePaths, {
  async open(_, options) {
    const desk = new Desk()
    const machine = interviewInviteMachine.provide({
      actors: { send: fromPromise<InviteOutcome, InviteOrder>(({ input }) => desk.call('send', input)) },
      actions: { keep() {}, forget() {} },
    })
    const actor = createActor(machine, { ...options, input: FORM }).start()
    const { close } = renderPage(<InviteDialog actor={actor} />)
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('send'),
    async 'xstate.done.actor.send'(step, scene) {
      await outcomes('send')['xstate.done.actor.send']?.(step, scene)
      const [first] = Object.keys((step.event as { output?: { faults?: object } }).output?.faults ?? {})
      const field = first === 'time' || first === 'place' ? inputs[first] : undefined
      await seeFocused(field, field !== undefined)
    },
    'FIELD.CHANGED'({ event }) {
      const { field, value } = event as never as Extract<InviteEvent, { type: 'FIELD.CHANGED' }>
      return autofill(inputs[field as 'time' | 'place'], value)
    },
    'FORM.SUBMITTED': (_, { world }) => press(shown, contextOf(world).failure ? '重试' : '发送邀请'),
    // One beside the title, and where nothing can be sent any more one below it.
    'DIALOG.CLOSED': () => userEvent.click(button(shown, '关闭').first()),
  },
  see: ({ world }) => sights[interviewInviteView(world.actor.getSnapshot())](world),
  proves: () => ['JOB-5'],
})
