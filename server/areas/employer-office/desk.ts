import { and, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { DeskDelivery, DeskInvitationEvent } from '../../../contract/calls/desk.ts'
import type { Invitation } from '../../../contract/calls/invitations.ts'
import type { Attachment } from '../../../contract/calls/resume.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import type { OfferFault, OfferTerms } from '../../../contract/offer.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import {
  type DeliveryEventKind,
  type DeliveryStatus,
  type DeliveryStep,
  EVENTS_LISTED,
  mayStep,
} from '../../../contract/rules/delivery-steps.ts'
import { wallTime } from '../../../contract/rules/wall-clock.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Download } from '../../platform/http/answers/downloads.ts'
import { hidePhone, localPhone } from '../../platform/phones.ts'
import { closeDeliveries } from '../applications/closing.ts'
import {
  createDeskLists,
  type DeskLists,
  type DeskPosition,
  isToCompany,
  ofCompany,
} from '../applications/desk-lists.ts'
import { tellEnded } from '../applications/interviews/interview-notices.ts'
import { invitationsOf } from '../applications/interviews/interviews.ts'
import { deskEvents } from '../applications/interviews/invitation-events.ts'
import { endsInterviews } from '../applications/interviews/invitation-rows.ts'
import { deliveries, deliveryEvents } from '../applications/schema.ts'
import { type Recruiter, type StepOutcome, takeStep, undoStep } from '../applications/steps.ts'
import { recountOpenPositions } from '../jobs/positions/openings.ts'
import { positions } from '../jobs/schema.ts'
import type { Terms } from '../jobs/terms.ts'
import { employers, students } from '../login/schema.ts'
import { attachmentOf, type ResumeFiles } from '../resume/files.ts'
import { resumeFiles } from '../resume/schema.ts'
import type { Enclosed } from '../resume/zip.ts'

export interface DeskDetail extends DeskDelivery {
  readonly message: string
  readonly resume: ResumeContent | null
  readonly locale: Locale
  readonly attachment: Attachment | null
  readonly phone: string
  readonly email: string
  readonly events: {
    readonly kind: DeliveryEventKind
    readonly at: string
    readonly note: string
    readonly by: string
    readonly offer: OfferTerms | null
  }[]
  /** The latest first. */
  readonly invitations: Invitation[]
  readonly invitation_events: DeskInvitationEvent[]
}

export interface Moved {
  readonly id: string
  readonly status: DeliveryStatus
  readonly undo_rest: number | null
  readonly is_moved: boolean
}

function faultIn({ answer_by, starts_on, zone }: OfferTerms, now: number): OfferFault | null {
  if (Date.parse(answer_by) <= now) return 'answerByPast'
  return starts_on < wallTime(now, zone).slice(0, 10) ? 'startsPast' : null
}

/** The desk of a company: its deliveries and the steps it takes. Another company's are unknown. */
export interface Desk extends Pick<DeskLists, 'positions' | 'list' | 'table'> {
  /** Opens it, which counts as read from then on. */
  open(recruiter: Recruiter, id: string): Promise<DeskDetail | null>
  /** @returns what is past already of an offer's times */
  step(
    recruiter: Recruiter,
    ids: readonly string[],
    step: DeliveryStep,
    said: { readonly note: string; readonly offer: OfferTerms | undefined },
  ): Promise<Moved[] | OfferFault>
  undo(recruiter: Recruiter, ids: readonly string[]): Promise<Moved[]>
  /** @returns null where the company has no such position */
  setOpen(recruiter: Recruiter, positionId: string, isOpen: boolean): Promise<DeskPosition['status'] | null>
  file(companyId: number, id: string, which: 'attachment' | 'photo'): Promise<Download | null>
  /** Attachments of several, each called after who sent it and to which position; opened one by one as they are read. */
  attachments(companyId: number, ids: readonly string[]): Promise<readonly Enclosed[]>
}

/** A delivery that the student took back shows its status alone. */
const isHidden = (status: DeliveryStatus) => status === 'withdrawn'

export function createDesk(db: Db, files: ResumeFiles, clock: Clock, terms: Terms): Desk {
  const now = () => new Date(clock())
  const lists = createDeskLists(db, terms, now)
  const isTheirs = (companyId: number, id: string) => and(eq(deliveries.id, Number(id)), isToCompany(db, companyId))

  /** Moves one after the other, in an order that two such calls have in common. */
  async function moveAll(
    companyId: number,
    ids: readonly string[],
    move: (tx: Db, isIt: SQL | undefined, at: Date) => Promise<StepOutcome>,
  ): Promise<Moved[]> {
    const at = now()
    const inOrder = [...new Set(ids)].sort((one, other) => Number(one) - Number(other))
    const outcomes = await timely(
      db.transaction(async (tx) => {
        const all: [string, StepOutcome][] = []
        for (const id of inOrder) all.push([id, await move(tx, isTheirs(companyId, id), at)])
        return all
      }),
    )
    const known = outcomes.filter(([, { kind }]) => kind !== 'unknown').map(([id]) => Number(id))
    if (known.length === 0) return []
    const entries = await lists.entries(companyId, inArray(deliveries.id, known))
    return entries.map(({ id, status, undo_rest }) => {
      const outcome = outcomes.find(([one]) => one === id)?.[1]
      return { id, status, undo_rest, is_moved: outcome?.kind === 'taken' }
    })
  }

  return {
    positions: lists.positions,
    list: lists.list,
    table: lists.table,

    async open({ companyId, employerId }, id) {
      const at = now()
      await timely(db.transaction((tx) => takeStep(tx, isTheirs(companyId, id), { step: 'view', now: at, employerId })))
      const isIt = eq(deliveries.id, Number(id))
      const [[entry], [sent], events, invitations, invitationEvents] = await Promise.all([
        lists.entries(companyId, isIt),
        timely(
          db
            .select({
              message: deliveries.message,
              resume: deliveries.resume,
              attachmentId: deliveries.attachmentId,
              locale: deliveries.locale,
              file: resumeFiles,
              phone: students.phone,
            })
            .from(deliveries)
            .innerJoin(students, eq(students.id, deliveries.studentId))
            .innerJoin(positions, eq(positions.id, deliveries.positionId))
            .leftJoin(resumeFiles, eq(resumeFiles.id, deliveries.attachmentId))
            .where(and(ofCompany(companyId), isIt)),
        ),
        timely(
          db
            .select({ ...getTableColumns(deliveryEvents), phone: employers.phone })
            .from(deliveryEvents)
            .leftJoin(employers, eq(employers.id, deliveryEvents.employerId))
            .where(and(eq(deliveryEvents.deliveryId, Number(id)), isNull(deliveryEvents.undoneAt)))
            .orderBy(desc(deliveryEvents.id))
            .limit(EVENTS_LISTED),
        ),
        invitationsOf(db, Number(id)),
        deskEvents(db, Number(id)),
      ])
      if (!entry || !sent) return null
      const { message, resume, file } = isHidden(entry.status) ? { message: '', resume: null, file: null } : sent
      return {
        ...entry,
        message,
        // An attachment comes without the resume: that has only its sender.
        resume: sent.attachmentId === null ? resume : null,
        locale: sent.locale,
        attachment: file && attachmentOf(file),
        phone: file ? (resume?.basic.phone ?? localPhone(sent.phone)) : '',
        email: file ? (resume?.basic.email ?? '') : '',
        events: events.reverse().map(({ kind, at, note, offer, phone }) => ({
          kind,
          at: at.toISOString(),
          note,
          offer,
          by: phone === null ? '' : hidePhone(phone),
        })),
        invitations,
        invitation_events: invitationEvents,
      }
    },

    async step({ companyId, employerId }, ids, step, said) {
      const fault = said.offer && faultIn(said.offer, clock())
      if (fault) return fault
      return moveAll(companyId, ids, async (tx, isIt, at) => {
        const outcome = await takeStep(tx, isIt, { step, now: at, ...said, employerId })
        if (outcome.kind === 'taken' && outcome.event && endsInterviews(step)) await tellEnded(tx, outcome.event, at)
        return outcome
      })
    },

    undo: ({ companyId, employerId }, ids) =>
      moveAll(companyId, ids, async (tx, isIt, at) => {
        // The position's row is locked: closing it waits, or is done already.
        const [position] = await tx
          .select({ status: positions.status })
          .from(deliveries)
          .innerJoin(positions, eq(positions.id, deliveries.positionId))
          .where(isIt)
          .for('share', { of: positions })
        const outcome = await undoStep(tx, isIt, at)
        // A delivery that was decided when the position closed is not decided again.
        return outcome.kind === 'taken' && position?.status === 'closed' && mayStep(outcome.status, 'close')
          ? takeStep(tx, isIt, { step: 'close', now: at, employerId })
          : outcome
      }),

    setOpen: ({ companyId, employerId }, positionId, isOpen) =>
      timely(
        db.transaction(async (tx) => {
          const at = now()
          // A delivery that arrives meanwhile waits, and is refused then.
          const [position] = await tx
            .select({ status: positions.status, expiresAt: positions.expiresAt })
            .from(positions)
            .where(and(ofCompany(companyId), eq(positions.id, Number(positionId))))
            .for('update')
          if (!position) return null
          const status = isOpen ? 'open' : 'closed'
          if (position.status !== status) {
            await tx
              .update(positions)
              .set({ status })
              .where(eq(positions.id, Number(positionId)))
            if (!isOpen) await closeDeliveries(tx, Number(positionId), employerId, at)
            await recountOpenPositions(tx, at)
          }
          return isOpen && position.expiresAt <= at ? 'expired' : status
        }),
      ),

    async file(companyId, id, which) {
      const [row] = await timely(
        db
          .select({
            studentId: deliveries.studentId,
            status: deliveries.status,
            attachment: deliveries.attachmentId,
            photo: sql<string | null>`${deliveries.resume} -> 'basic' ->> 'photo'`,
          })
          .from(deliveries)
          .where(isTheirs(companyId, id)),
      )
      const file = row?.[which]
      return row && file && !isHidden(row.status) ? files.open(String(row.studentId), file) : null
    },

    async attachments(companyId, ids) {
      const rows = await timely(
        db
          .select({
            studentId: deliveries.studentId,
            fileId: resumeFiles.id,
            type: resumeFiles.type,
            name: lists.applicant,
            title: positions.title,
          })
          .from(deliveries)
          .innerJoin(positions, eq(positions.id, deliveries.positionId))
          .innerJoin(students, eq(students.id, deliveries.studentId))
          .innerJoin(resumeFiles, eq(resumeFiles.id, deliveries.attachmentId))
          .where(and(ofCompany(companyId), inArray(deliveries.id, ids.map(Number)), ne(deliveries.status, 'withdrawn')))
          .orderBy(deliveries.id),
      )
      return rows.map(({ studentId, fileId, type, name, title }) => ({
        name: `${[name, title].filter(Boolean).join('-')}.${type}`,
        open: () => files.open(String(studentId), fileId),
      }))
    },
  }
}
