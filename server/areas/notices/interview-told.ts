import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../contract/calls/site.ts'
import type { NoticeKind } from '../../../contract/notices.ts'
import { contactText, type InvitationStatus } from '../../../contract/rules/invitation-steps.ts'
import type { Db } from '../../platform/db/open.ts'
import { ending, isEnding, made, standing } from '../applications/interviews/invitation-rows.ts'
import { wallTime } from '../applications/interviews/wall-time.ts'
import { deliveries, invitations } from '../applications/schema.ts'
import { isShown } from '../applications/steps.ts'
import type { InterviewTold, outbox } from './schema.ts'

/** The statuses in which an interview to come has a reminder. */
const reminded: Partial<Record<NoticeKind, readonly InvitationStatus[]>> = {
  dayBefore: ['invited', 'accepted'],
  hourBefore: ['accepted'],
}

/**
 * The interview that is to be told of, which nobody changes meanwhile; null where it is none.
 * @returns `over` where there is nothing to tell any more
 */
export async function interviewOf(
  tx: Db,
  { invitationId, revision, kind, dueAt }: typeof outbox.$inferSelect,
  now: Date,
): Promise<InterviewTold | null | 'over'> {
  if (invitationId === null) return null
  // Another process's clock may be ahead, by which it was due.
  const at = dueAt > now ? dueAt : now
  const [row] = await tx
    .select({
      startsAt: invitations.startsAt,
      zone: invitations.zone,
      revision: invitations.revision,
      status: standing,
      interviewer: invitations.interviewer,
      contactPhone: invitations.contactPhone,
    })
    .from(invitations)
    .innerJoin(made, and(eq(made.id, invitations.eventId), isShown(at, made)))
    .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
    .leftJoin(
      ending,
      isEnding(tx, (event) => isShown(at, event)),
    )
    .where(eq(invitations.id, invitationId))
    .for('share', { of: invitations })
  if (!row || (revision !== null && revision !== row.revision)) return 'over'
  const statuses = reminded[kind]
  if (statuses && (!statuses.includes(row.status) || row.startsAt <= at)) return 'over'
  const contact = contactText(row.interviewer, row.contactPhone)
  return {
    starts_at: row.startsAt.toISOString(),
    zone: row.zone,
    is_accepted: row.status === 'accepted',
    ...(contact !== '' && { contact }),
  }
}

/** The zone of our phones, whose clocks agree. */
const HOME = '+0800'

/** `12月3日 14:00` on the clocks of its zone, which is named where phones show another time. */
export function timeOf({ starts_at, zone }: InterviewTold, locale: Locale): string {
  const at = new Date(starts_at)
  const options = { timeZone: zone, month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23' }).format(at)
  const { offset } = wallTime(at, zone)
  return offset === HOME ? time : `${time} (UTC${offset})`
}
