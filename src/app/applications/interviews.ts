import { instantIn } from '../../../contract/rules/wall-clock.ts'
import { provideInvitationAnswer } from '../../../machines/applications/invitation-answer/invitation-answer.ports.ts'
import { begin } from '../../api/content.ts'
import { answerInvitation, invitationsQuery } from '../../api/invitations.ts'
import { serverNow } from '../../api/server-time.ts'
import { clock } from '../../browser/page/clock.ts'
import type { InterviewsFlow } from '../../shared/actors/actors.ts'
import { createTicks } from '../../shared/actors/ticks.ts'
import { copy } from '../../ui/clipboard.ts'
import { notices, session } from '../actors.ts'

/** A student's interviews, with their effects. */
export const interviews: InterviewsFlow = {
  begin: (userId, page) => begin(invitationsQuery(userId, 'upcoming'), invitationsQuery(userId, 'past', page)),
  answerLogic: provideInvitationAnswer({
    notify: notices.notify,
    answer: ({ time, zone, present: _, ...answer }) =>
      answerInvitation(session.getSnapshot().context.userId, {
        ...answer,
        ...(time !== '' && { startsAt: instantIn(zone, time) }),
      }),
  }),
  ticks: createTicks({ ...clock, now: serverNow }),
  phoneAddress: `${location.origin}/?desktop=1#/myInterviewList`,
  copy: (text) =>
    void copy(text).then(
      () => notices.notify({ kind: 'copied' }),
      () => notices.notify({ kind: 'copyFailed' }),
    ),
}
