import { provideDeskReview } from '../../machines/employer-office/desk-review/desk-review.ports.ts'
import { provideInterviewDesk } from '../../machines/employer-office/interview-desk/interview-desk.ports.ts'
import { provideInterviewInvite } from '../../machines/employer-office/interview-invite/interview-invite.ports.ts'
import { changedInvite, newInvite } from '../../machines/employer-office/interview-invite/interview-invite.rules.ts'
import { takeDeskStep, undoDeskStep } from '../api/desk.ts'
import { invite, moveInterview, stepInterview } from '../api/desk-interviews.ts'
import { serverNow } from '../api/server-time.ts'
import { clock } from '../browser/page/clock.ts'
import { printPage } from '../browser/page/printing.ts'
import type { DeskReviewFlow } from '../features/employer-office/desk/desk-props.ts'
import { createTicks } from '../shared/actors/ticks.ts'
import { notices, printing } from './actors.ts'
import { inviteDrafts } from './invite-drafts.ts'
import { lastMove } from './last-move.ts'

const form = provideInterviewInvite({
  clock,
  now: serverNow,
  keep: inviteDrafts.keep,
  forget: inviteDrafts.forget,
  async send({ deliveryId, invitationId }, appointment) {
    if (invitationId === '') return invite(deliveryId, appointment)
    await moveInterview(deliveryId, invitationId, appointment)
    return null
  },
})

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What an employer decides about deliveries and their interviews, with its effects. */
export const deskReview: DeskReviewFlow = {
  logic: provideDeskReview({
    clock,
    zone: ownZone,
    notify: notices.notify,
    rememberMove: lastMove.write,
    forgetMove: lastMove.remove,
    invite: form,
    takeStep(order) {
      inviteDrafts.settle()
      return takeDeskStep(order)
    },
    async undo(ids) {
      const moved = await undoDeskStep(ids)
      inviteDrafts.restore(moved.filter(({ is_moved }) => is_moved).map(({ id }) => id))
      return moved
    },
  }),
  interviewLogic: provideInterviewDesk({
    now: serverNow,
    invite: form,
    async move({ deliveryId, invitation }, appointment) {
      await moveInterview(deliveryId, invitation.id, appointment)
    },
    async step({ deliveryId, invitation }, step) {
      await stepInterview(deliveryId, invitation.id, step)
    },
  }),
  lastMove: lastMove.read,
  formOf(subject, invitation) {
    const now = serverNow()
    const first = invitation ? changedInvite(subject, invitation, now) : newInvite(subject, ownZone(), now)
    return { ...first, values: inviteDrafts.of(subject) ?? first.values }
  },
  ticks: createTicks({ ...clock, now: serverNow }),
  print: (title) => void printPage(title),
  printing,
}
