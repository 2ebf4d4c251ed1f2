import { and, asc, count, desc, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm'
import type { AnswerRefusal, InvitationScope, OwnInvitation } from '../../../../contract/calls/invitations.ts'
import { isSameTime } from '../../../../contract/rules/invitation-rules.ts'
import { type AnswerStep, invitationSteps, mayStepInvitation } from '../../../../contract/rules/invitation-steps.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { type PageParams, sliceOf } from '../../../platform/db/paging.ts'
import { timely } from '../../../platform/db/timely.ts'
import type { Download } from '../../../platform/http/answers/downloads.ts'
import { companyColumns } from '../../jobs/companies/company-entries.ts'
import { positionColumns, positionOf } from '../../jobs/positions/position-entries.ts'
import { companies, positions } from '../../jobs/schema.ts'
import type { Terms } from '../../jobs/terms.ts'
import { deliveries, invitationEvents, invitations } from '../schema.ts'
import { isShown } from '../steps.ts'
import { type CalendarWish, calendarOf } from './calendar.ts'
import { isWornOut } from './invitation-events.ts'
import {
  ending,
  type InvitationRow,
  invitationOf,
  isAhead,
  isDecided,
  isEnding,
  made,
  standing,
} from './invitation-rows.ts'

export interface InvitationAnswer {
  readonly step: AnswerStep
  /** The revision that the student saw. */
  readonly revision: number
  /** The time that the student asks for, and the reason; with `askReschedule` alone. */
  readonly startsAt: Date | null
  readonly reason: string
}

export type AnswerOutcome =
  /** The answer is the same where the invitation stood so before. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly why: AnswerRefusal['why'] }
  /** The invitation has as many events as it may have. */
  | { readonly kind: 'wornOut' }
  | { readonly kind: 'unknown' }

export interface InvitationPage {
  readonly list: OwnInvitation[]
  readonly total: number
  readonly counts: Record<InvitationScope, number>
}

/** A student's interviews. Another's, and those that nobody has been told of, are as unknown as none. */
export interface Invitations {
  list(userId: string, query: PageParams & { readonly scope: InvitationScope }): Promise<InvitationPage>
  find(userId: string, id: string): Promise<OwnInvitation | null>
  answer(userId: string, id: string, answer: InvitationAnswer): Promise<AnswerOutcome>
  calendar(userId: string, id: string, wish: CalendarWish): Promise<Download | null>
}

export function createInvitations(db: Db, clock: Clock, terms: Terms): Invitations {
  const now = () => new Date(clock())

  const ofStudent = (userId: string) => eq(deliveries.studentId, Number(userId))
  const isTheirs = (userId: string, id: string) => and(ofStudent(userId), eq(invitations.id, Number(id)))

  /** The invitations that a student has been told of, with the last event of the delivery that the student was told. */
  const rowsOf = (tx: Db, at: Date, where: SQL | undefined) =>
    tx
      .select({
        invitation: getTableColumns(invitations),
        status: standing,
        isDecided,
        position: positionColumns,
        company: companyColumns,
      })
      .from(invitations)
      .innerJoin(made, and(eq(made.id, invitations.eventId), isShown(at, made)))
      .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
      .leftJoin(
        ending,
        isEnding(db, (event) => isShown(at, event)),
      )
      .innerJoin(positions, eq(positions.id, deliveries.positionId))
      .innerJoin(companies, eq(companies.id, positions.companyId))
      .where(where)
      .$dynamic()

  async function entriesOf(query: ReturnType<typeof rowsOf>, at: Date): Promise<OwnInvitation[]> {
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return rows.map(({ invitation, status, isDecided, position, company }) => ({
      ...invitationOf({ ...invitation, status, isDecided }),
      delivery_id: String(invitation.deliveryId),
      position: positionOf(position, company, book, at),
    }))
  }

  async function countsOf(userId: string, at: Date): Promise<Record<InvitationScope, number>> {
    const ahead = sql<number>`(count(*) filter (where ${isAhead(at)}))::int`
    const query = db
      .select({ all: count(), ahead })
      .from(invitations)
      .innerJoin(made, and(eq(made.id, invitations.eventId), isShown(at, made)))
      .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
      .leftJoin(
        ending,
        isEnding(db, (event) => isShown(at, event)),
      )
      .where(ofStudent(userId))
    const [row] = await timely(query)
    return { upcoming: row?.ahead ?? 0, past: (row?.all ?? 0) - (row?.ahead ?? 0) }
  }

  async function find(userId: string, id: string): Promise<OwnInvitation | null> {
    const at = now()
    const [entry] = await entriesOf(rowsOf(db, at, isTheirs(userId, id)), at)
    return entry ?? null
  }

  return {
    async list(userId, { scope, ...page }) {
      const at = now()
      const { limit, offset } = sliceOf(page)
      const [where, order] = scope === 'upcoming' ? [isAhead(at), asc] : [not(isAhead(at)), desc]
      const query = rowsOf(db, at, and(ofStudent(userId), where))
        .orderBy(order(invitations.startsAt), order(invitations.id))
        .limit(limit)
        .offset(offset)
      const [list, counts] = await Promise.all([entriesOf(query, at), countsOf(userId, at)])
      return { list, total: counts[scope], counts }
    },

    find,

    answer: (userId, id, answer) =>
      timely(
        db.transaction(async (tx) => {
          const at = now()
          const [found] = await rowsOf(tx, at, isTheirs(userId, id)).for('update', { of: invitations })
          if (!found) return { kind: 'unknown' } as const
          const row = { ...found.invitation, status: found.status, isDecided: found.isDecided }
          const why = refusalOf(row, answer, at)
          if (why) return { kind: 'refused', why } as const
          if (stands(row, answer)) return { kind: 'taken' } as const
          if (answer.step === 'askReschedule' && (await isWornOut(tx, row.id))) return { kind: 'wornOut' } as const
          await take(tx, row.id, answer, at)
          return { kind: 'taken' } as const
        }),
      ),

    async calendar(userId, id, wish) {
      const found = await find(userId, id)
      return found && calendarOf(found, wish, now())
    },
  }
}

/** The invitation stands as the answer wants it: a second click, or another try after a lost answer. */
const stands = (row: InvitationRow, { step, startsAt }: InvitationAnswer): boolean =>
  row.status === invitationSteps[step].to &&
  (step !== 'askReschedule' || row.askedStartsAt?.getTime() === startsAt?.getTime())

function refusalOf(row: InvitationRow, answer: InvitationAnswer, now: Date): AnswerRefusal['why'] | null {
  if (row.revision !== answer.revision) return 'changed'
  if (stands(row, answer)) return null
  if (!mayStepInvitation(row.status, answer.step)) return 'movedOn'
  if (row.startsAt <= now) return 'started'
  if (answer.startsAt && answer.startsAt <= now) return 'timePast'
  if (answer.startsAt && isSameTime(answer.startsAt.toISOString(), row.startsAt.toISOString())) return 'timeSame'
  return null
}

async function take(tx: Db, id: number, { step, startsAt, reason }: InvitationAnswer, now: Date): Promise<void> {
  await tx.insert(invitationEvents).values({ invitationId: id, kind: step, note: reason, at: now, startsAt })
  await tx
    .update(invitations)
    .set({ status: invitationSteps[step].to, askedStartsAt: startsAt, askedReason: reason })
    .where(eq(invitations.id, id))
}
