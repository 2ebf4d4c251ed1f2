import { useSyncExternalStore } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import type { OwnInvitation } from '../../../contract/calls/invitations.ts'
import type { AnswerStep, InvitationStatus } from '../../../contract/rules/invitation-steps.ts'
import { invitationAnswerPaths } from '../../../machines/applications/invitation-answer/invitation-answer.paths.ts'
import { provideInvitationAnswer } from '../../../machines/applications/invitation-answer/invitation-answer.ports.ts'
import {
  type InvitationAnswerView,
  invitationAnswerView,
} from '../../../machines/applications/invitation-answer/invitation-answer.selectors.ts'
import { AnswerActions } from '../../../src/features/applications/interviews/answer/AnswerActions.tsx'
import { AnswerDialogs } from '../../../src/features/applications/interviews/answer/AnswerDialogs.tsx'
import { PhoneButton } from '../../../src/features/applications/interviews/phone/PhoneButton.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { button, dialog, seeAttribute, seeControls, seeCount, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { autofill, press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const NOW = Date.UTC(2026, 10, 20, 9)
const ticks = { subscribe: () => () => {}, now: () => NOW }
const actors = { async reloadReplaced() {} } as unknown as AppActors

const acts = {
  accept: { status: 'invited', act: '接受面试' },
  decline: { status: 'invited', act: '婉拒' },
  askReschedule: { status: 'invited', act: '申请改期' },
  keepTime: { status: 'rescheduleAsked', act: '撤销改期' },
} satisfies Record<AnswerStep, { status: InvitationStatus; act: string }>

const own = (id: string, status: InvitationStatus) =>
  ({ id, revision: 2, zone: 'Asia/Shanghai', starts_at: '2026-12-06T01:30:00.000Z', status }) as OwnInvitation

/** The invitation as it stands, as far as the test has it. */
class Standing {
  #invitation = own('7', 'invited')
  #changed = () => {}
  readonly read = (): OwnInvitation => this.#invitation
  readonly watch = (changed: () => void) => {
    this.#changed = changed
    return () => {}
  }
  put(id: string, status: InvitationStatus) {
    this.#invitation = own(id, status)
    this.#changed()
  }
}

interface ShownProps {
  readonly actor: ActorRefFrom<ReturnType<typeof provideInvitationAnswer>>
  readonly standing: Standing
}

const Shown = ({ actor, standing }: ShownProps) => {
  const invitation = useSyncExternalStore(standing.watch, standing.read)
  return (
    <ActorsProvider value={actors}>
      <main>
        <AnswerActions invitation={invitation} actor={actor} ticks={ticks} />
        <PhoneButton actor={actor} />
        <AnswerDialogs actor={actor} phoneAddress="https://univ.localhost/?desktop=1#/myInterviewList" now={NOW} />
      </main>
    </ActorsProvider>
  )
}

const main = page.getByRole('main')
const question = page.getByRole('alertdialog', { name: '不参加这场面试？', exact: true })
const form = dialog('申请改期')
const time = form.getByLabelText('希望的时间', { exact: true })
const reason = form.getByRole('textbox', { name: '原因（选填）' })
const code = dialog('我的面试')

interface Chosen {
  readonly step: AnswerStep
  readonly invitation: { readonly id: string }
}

const OFFLINE = '网络已断开，请检查网络后重试'

type Snapshot = SnapshotFrom<ReturnType<typeof provideInvitationAnswer>>

const sights = {
  async resting() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  },
  async showingCode() {
    await seeText(code, '微信扫码查看详情')
    await expect.element(code.getByRole('img', { name: '「我的面试」的二维码' })).toBeVisible()
  },
  async confirming({ context: { failure } }) {
    await seeControls(question, '再想想', failure ? '重试' : '不参加')
    await expect.poll(() => question.element().textContent).toMatch(/原定12月6日周日 09:30。/)
    await seeCount(question.getByText(OFFLINE, { exact: true }), failure ? 1 : 0)
  },
  async choosing(snapshot) {
    const { failure, time: typed, reason: why } = snapshot.context
    const isLacking = snapshot.matches({ choosing: 'lacking' })
    const isUnchanged = snapshot.matches({ choosing: 'unchanged' })
    const isRejected = isLacking || isUnchanged
    await expect.poll(() => form.element().textContent).toMatch(/原定12月6日周日 09:30。/)
    await expect
      .element(time)
      .toHaveValue(typed.startsWith('2026') ? typed.replace('T', ' ').replaceAll('-', '.') : typed)
    await expect.element(reason).toHaveValue(why)
    await expect.element(button(form, '发送申请')).toBeEnabled()
    await seeCount(form.getByText('请选一个将来的时间', { exact: true }), isLacking ? 1 : 0)
    await seeCount(form.getByText('请选另一个时间，这是现在约定的时间', { exact: true }), isUnchanged ? 1 : 0)
    // The focus is caught in the form; what lacks has it.
    const place = isRejected ? time : form
    await expect.poll(() => place.element().contains(document.activeElement)).toBe(true)
    await seeAttribute(time, 'aria-invalid', isRejected || failure?.kind === 'server' ? 'true' : null)
    await seeCount(form.getByText('最多 200 字', { exact: true }), why.length > 200 ? 1 : 0)
    const said = failure?.kind === 'server' ? failure.msg : OFFLINE
    await seeCount(form.getByText(said, { exact: true }), failure ? 1 : 0)
  },
  async answering({ context: { step } }) {
    if (!step) throw new Error('nothing is answered')
    const controls = {
      decline: button(question, '不参加'),
      askReschedule: button(form, '发送申请'),
      accept: button(main, acts.accept.act),
      keepTime: button(main, acts.keepTime.act),
    }
    await seeAttribute(controls[step], 'aria-busy', 'true')
  },
} satisfies Record<InvitationAnswerView, (snapshot: Snapshot) => Promise<void>>

replay(invitationAnswerPaths, {
  async open(_, options) {
    const desk = new Desk()
    const standing = new Standing()
    const machine = provideInvitationAnswer({ answer: (answered) => desk.call('answer', answered), notify() {} })
    const actor = createActor(machine, options).start()
    const { close } = renderPage(<Shown actor={actor} standing={standing} />)
    return { world: { desk, actor, standing, close }, subject: actor }
  },
  perform: {
    ...outcomes('answer'),
    async 'ANSWER.CHOSEN'({ event }, { world }) {
      const { step, invitation } = event as never as Chosen
      world.standing.put(invitation.id, acts[step].status)
      await press(main, acts[step].act)
    },
    // What was typed stands as it is shown once the field is left.
    async 'TIME.TYPED'({ event }) {
      await autofill(time, (event as never as { readonly time: string }).time)
      for (const field of [time, reason]) (field.element() as HTMLElement).focus()
    },
    'REASON.TYPED': ({ event }) => reason.fill((event as never as { readonly reason: string }).reason),
    async CONFIRMED(_, { world }) {
      const { step, failure } = world.actor.getSnapshot().context
      if (step === 'decline') await press(question, failure ? '重试' : '不参加')
      else await press(form, '发送申请')
    },
    async CANCELLED(_, { world }) {
      const { value, context } = world.actor.getSnapshot()
      if (value === 'showingCode') await press(code, '关闭')
      else await press(context.step === 'decline' ? question : form, '再想想')
    },
    'CODE.ASKED': () => press(main, '手机查看'),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = invitationAnswerView(snapshot)
    await sights[view](snapshot)
    return view
  },
  proves: () => ['JOB-5'],
})
