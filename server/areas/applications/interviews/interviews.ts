import { and, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { InterviewRefusal, Invitation } from '../../../../contract/calls/invitations.ts'
import { appointmentFault } from '../../../../contract/rules/invitation-rules.ts'
import {
  type DeskInvitationStep,
  type InterviewMode,
  type InterviewRound,
  invitationSteps,
  mayStepInvitation,
} from '../../../../contract/rules/invitation-steps.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import type { Live } from '../../../platform/live/live.ts'
import { isToCompany } from '../desk-lists.ts'
import { deliveries, invitationEvents, invitations } from '../schema.ts'
import { type Recruiter, takeStep } from '../steps.ts'
import { tellCancelled, tellInvited, tellMoved } from './interview-notices.ts'
import { isWornOut } from './invitation-events.ts'
import {
  ending,
  type InvitationRow,
  invitationOf,
  isDecided,
  isEnding,
  isOpen,
  made,
  standing,
} from './invitation-rows.ts'

/** Time and place. */
export interface Appointment {
  readonly round: InterviewRound
  readonly startsAt: Date
  readonly minutes: number
  /** IANA. */
  readonly zone: string
  readonly mode: InterviewMode
  readonly place: string
  readonly link: string
  readonly interviewer: string
  readonly contactPhone: string
  readonly note: string
  readonly answerBy: Date
}

export type InterviewOutcome =
  /** The answer is the same where the interview stood so before. */
  | { readonly kind: 'done'; readonly invitation: Invitation }
  | { readonly kind: 'refused'; readonly why: InterviewRefusal['why'] }
  /** The invitation has as many events as it may have. */
  | { readonly kind: 'wornOut' }
  | { readonly kind: 'unknown' }

/** The interviews of a company. Another company's are unknown. */
export interface Interviews {
  invite(recruiter: Recruiter, deliveryId: string, appointment: Appointment): Promise<InterviewOutcome>
  move(recruiter: Recruiter, id: string, appointment: Appointment): Promise<InterviewOutcome>
  step(recruiter: Recruiter, id: string, step: DeskInvitationStep): Promise<InterviewOutcome>
}

/** Invitations that one delivery gets at most, those taken back too. */
const INVITATIONS_MAX = 20

const wornOut = { kind: 'wornOut' } as const
const unknown = { kind: 'unknown' } as const
const refused = (why: InterviewRefusal['why']) => ({ kind: 'refused', why }) as const
const done = (row: InvitationRow) => ({ kind: 'done', invitation: invitationOf(row) }) as const

export function createInterviews(db: Db, clock: Clock, live: Pick<Live, 'tell'>): Interviews {
  const now = () => new Date(clock())

  /** Locks one invitation, so that nobody else changes it meanwhile. */
  async function hold(tx: Db, companyId: number, id: string) {
    const isTheirs = and(isToCompany(db, companyId), eq(invitations.id, Number(id)))
    const [row] = await rowsOf(tx, isTheirs).for('update', { of: invitations })
    return row
  }

  return {
    async invite({ companyId, employerId }, deliveryId, appointment) {
      const at = now()
      const isTheirs = and(isToCompany(db, companyId), eq(deliveries.id, Number(deliveryId)))
      return timely(
        db.transaction(async (tx) => {
          // A second invitation at the same time waits, and finds the first.
          const [delivery] = await tx
            .select({ id: deliveries.id, studentId: deliveries.studentId })
            .from(deliveries)
            .where(isTheirs)
            .for('update')
          if (!delivery) return unknown
          const rows = await rowsOf(tx, isTheirs)
          const same = rows.find((row) => isOpen(row.status) && isSame(row, appointment))
          if (same) return done(same)
          const fault = faultOf(appointment, at)
          if (fault) return refused(fault)
          const made = await tx.$count(invitations, eq(invitations.deliveryId, delivery.id))
          if (made >= INVITATIONS_MAX) return wornOut
          const outcome = await takeStep(tx, isTheirs, { step: 'invite', now: at, employerId })
          if (outcome.kind !== 'taken' || !outcome.event) return refused('movedOn')
          const values = { deliveryId: delivery.id, eventId: outcome.event.id, ...appointment }
          const [row] = await tx.insert(invitations).values(values).returning()
          if (!row) return unknown
          const { studentId } = delivery
          await tellInvited(tx, { ...row, studentId, shownAt: outcome.event.shownAt }, row.eventId)
          return done({ ...row, isDecided: false })
        }),
      )
    },

    async move({ companyId, employerId }, id, appointment) {
      const at = now()
      return timely(
        db.transaction(async (tx) => {
          const row = await hold(tx, companyId, id)
          if (!row) return unknown
          if (row.status !== 'rescheduleAsked' && isOpen(row.status) && isSame(row, appointment)) return done(row)
          if (row.isDecided || !mayStepInvitation(row.status, 'move')) return refused('movedOn')
          const fault = faultOf(appointment, at)
          if (fault) return refused(fault)
          if (await isWornOut(tx, row.id)) return wornOut
          const { startsAt, note } = appointment
          const kind = isAsked(row, appointment) ? 'agree' : 'move'
          const said = note === row.note ? '' : note
          await tx.insert(invitationEvents).values({ invitationId: row.id, kind, employerId, at, startsAt, note: said })
          const [moved] = await tx
            .update(invitations)
            .set({
              ...appointment,
              status: invitationSteps[kind].to,
              revision: row.revision + 1,
              askedStartsAt: null,
              askedReason: '',
            })
            .where(eq(invitations.id, row.id))
            .returning()
          if (!moved) return unknown
          await tellMoved(tx, { ...row, ...moved }, at)
          return done({ ...moved, isDecided: false })
        }),
      )
    },

    async step({ companyId, employerId }, id, step) {
      const at = now()
      const outcome = await timely(
        db.transaction(async (tx) => {
          const row = await hold(tx, companyId, id)
          if (!row) return unknown
          const status = invitationSteps[step].to
          if (row.status === status) return done(row)
          const isOver = row.isDecided && step === 'cancel'
          if (isOver || !mayStepInvitation(row.status, step)) return refused('movedOn')
          if (step !== 'cancel' && row.startsAt > at) return refused('notYet')
          await tx.insert(invitationEvents).values({ invitationId: row.id, kind: step, employerId, at })
          await tx.update(invitations).set({ status }).where(eq(invitations.id, row.id))
          if (step === 'cancel') await tellCancelled(tx, row, at)
          return { ...done({ ...row, status }), studentId: row.studentId }
        }),
      )
      // No notice tells that an interview was held, only the open page does.
      if ('studentId' in outcome) live.tell(String(outcome.studentId), 'delivery')
      return outcome
    },
  }
}

/** The invitations that have not been taken back, as employers see them. */
const rowsOf = (tx: Db, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(invitations),
      status: standing,
      isDecided,
      studentId: deliveries.studentId,
      shownAt: made.shownAt,
    })
    .from(invitations)
    .innerJoin(made, and(eq(made.id, invitations.eventId), isNull(made.undoneAt)))
    .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
    .leftJoin(
      ending,
      isEnding(tx, ({ undoneAt }) => isNull(undoneAt)),
    )
    .where(where)
    .orderBy(desc(invitations.id))
    .$dynamic()

/** All of a delivery, the latest first. */
export const invitationsOf = async (db: Db, deliveryId: number): Promise<Invitation[]> =>
  (await timely(rowsOf(db, eq(deliveries.id, deliveryId)))).map(invitationOf)

const isSame = (row: InvitationRow, appointment: Appointment): boolean =>
  Object.entries(appointment).every(([name, value]) => {
    const had: unknown = row[name as keyof Appointment]
    return value instanceof Date ? had instanceof Date && had.getTime() === value.getTime() : had === value
  })

/** The appointment differs in nothing but the time that the student asked for. */
const isAsked = (row: InvitationRow, { startsAt, answerBy, ...rest }: Appointment): boolean =>
  row.status === 'rescheduleAsked' &&
  row.askedStartsAt?.getTime() === startsAt.getTime() &&
  isSame(row, { ...rest, startsAt: row.startsAt, answerBy: row.answerBy })

function faultOf({ startsAt, answerBy, contactPhone, ...appointment }: Appointment, now: Date) {
  const named = {
    contact_phone: contactPhone,
    starts_at: startsAt.toISOString(),
    answer_by: answerBy.toISOString(),
  }
  return appointmentFault({ ...appointment, ...named }, now.getTime())
}
