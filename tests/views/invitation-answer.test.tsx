import { useSyncExternalStore } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import type { OwnInvitation } from '../../contract/calls/invitations.ts'
import type { AnswerStep, InvitationStatus } from '../../contract/invitation-steps.ts'
import { invitationAnswerPaths } from '../../machines/invitation-answer/invitation-answer.paths.ts'
import { provideInvitationAnswer } from '../../machines/invitation-answer/invitation-answer.ports.ts'
import { invitationAnswerView } from '../../machines/invitation-answer/invitation-answer.selectors.ts'
import { ActorsProvider, type AppActors } from '../../src/features/actors.ts'
import { AnswerActions } from '../../src/features/interviews/AnswerActions.tsx'
import { AnswerDialogs } from '../../src/features/interviews/AnswerDialogs.tsx'
import { PhoneButton } from '../../src/features/interviews/PhoneButton.tsx'
import { button, dialog, seeControls, seeText } from './sights/see.ts'
import { Desk } from './world/desk.ts'
import { autofill, press } from './world/hands.ts'
import { renderPage } from './world/page.tsx'
import { outcomes, replay } from './world/replay.ts'

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
  ({ id, revision: 2, zone: 'Asia/Shanghai', starts_at: '2026-11-22T09:00:00.000Z', status }) as OwnInvitation

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
const time = form.getByLabelText('希望的时间')
const reason = form.getByRole('textbox', { name: '原因（可不填）' })
const code = dialog('我的面试')

interface Chosen {
  readonly step: AnswerStep
  readonly invitation: { readonly id: string }
}

const OFFLINE = '网络已断开，请检查网络后重试'

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
    'TIME.TYPED': ({ event }) => autofill(time, (event as never as { readonly time: string }).time),
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
    const { step, failure, time: typed, reason: why } = snapshot.context
    const asked = step === 'decline' ? question : form
    if (view === 'resting') {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    }
    if (view === 'showingCode') {
      await seeText(code, '微信扫码查看详情')
      await expect.element(code.getByRole('img', { name: '「我的面试」的二维码' })).toBeVisible()
    }
    if (view === 'confirming') {
      await seeControls(question, '再想想', failure ? '重试' : '不参加')
      if (failure) await seeText(question, OFFLINE)
    }
    if (view === 'choosing') {
      await expect.element(time).toHaveValue(typed)
      await expect.element(reason).toHaveValue(why)
      await expect.element(button(form, '发送申请')).toBeEnabled()
      if (snapshot.matches({ choosing: 'lacking' })) {
        await seeText(form, '请选一个将来的时间')
        await expect.element(time).toHaveFocus()
      }
      const isTimeWrong = snapshot.matches({ choosing: 'lacking' }) || failure?.kind === 'server'
      if (isTimeWrong) await expect.element(time).toHaveAttribute('aria-invalid', 'true')
      else await expect.element(time).not.toHaveAttribute('aria-invalid')
      if (why.length > 200) await seeText(form, '最多 200 字')
      if (failure) await seeText(form, failure.kind === 'server' ? failure.msg : OFFLINE)
    }
    if (view === 'answering' && (step === 'decline' || step === 'askReschedule'))
      await expect.element(asked.getByRole('button', { name: /不参加|发送申请/ })).toHaveAttribute('aria-busy', 'true')
    if (view === 'answering' && (step === 'accept' || step === 'keepTime'))
      await expect.element(button(main, acts[step].act)).toHaveAttribute('aria-busy', 'true')
    return view
  },
  proves: () => ['JOB-5'],
})
