import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { DeskDelivery } from '../../contract/calls/desk.ts'
import type { Invitation, InvitationEvent } from '../../contract/calls/invitations.ts'
import type { Attachment } from '../../contract/calls/resume.ts'
import {
  type DeliveryEventKind,
  type DeliveryStatus,
  type DeliveryStep,
  deliverySteps,
} from '../../contract/delivery-steps.ts'
import type { ResumeContent } from '../../contract/resume.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import { recountOpenPositions } from '../content/openings.ts'
import type { Terms } from '../content/terms.ts'
import { deliveries, deliveryEvents } from '../db/delivery-schema.ts'
import type { Db } from '../db/open.ts'
import { companies, companyMembers, positions } from '../db/recruiting-schema.ts'
import { resumeFiles } from '../db/resume-schema.ts'
import { timely } from '../db/timely.ts'
import type { Download } from '../http/downloads.ts'
import { attachmentOf, type ResumeFiles } from '../resume/files.ts'
import { createDeskLists, type DeskLists, type DeskPosition, isToCompany, ofCompany } from './desk-lists.ts'
import { invitationsOf } from './interviews.ts'
import { deskEvents } from './invitation-events.ts'
import { type StepOutcome, takeStep, undoStep } from './steps.ts'

export interface DeskDetail extends DeskDelivery {
  readonly message: string
  readonly resume: ResumeContent | null
  readonly attachment: Attachment | null
  readonly events: { readonly kind: DeliveryEventKind; readonly at: string; readonly note: string }[]
  /** The latest first. */
  readonly invitations: Invitation[]
  readonly invitation_events: InvitationEvent[]
}

export interface Moved {
  readonly id: string
  readonly status: DeliveryStatus
  readonly undo_until: string | null
  readonly is_moved: boolean
}

/** What a company got, and what it does about it. Another company's is as unknown as none. */
export interface Desk extends Pick<DeskLists, 'positions' | 'list' | 'table'> {
  /** The company that an employer works for; null for none. */
  companyOf(employerId: string): Promise<{ readonly id: number; readonly name: string } | null>
  /** Opens it, which counts as read from then on. */
  open(companyId: number, id: string): Promise<DeskDetail | null>
  step(companyId: number, ids: readonly string[], step: DeliveryStep, note: string): Promise<Moved[]>
  undo(companyId: number, ids: readonly string[]): Promise<Moved[]>
  /** @returns null where the company has no such position */
  setOpen(companyId: number, positionId: string, isOpen: boolean): Promise<DeskPosition['status'] | null>
  file(companyId: number, id: string, which: 'attachment' | 'photo'): Promise<Download | null>
}

/** What the student took back shows its status alone. */
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
    return entries.map(({ id, status, undo_until }) => {
      const outcome = outcomes.find(([one]) => one === id)?.[1]
      return { id, status, undo_until, is_moved: outcome?.kind === 'taken' }
    })
  }

  return {
    positions: lists.positions,
    list: lists.list,
    table: lists.table,

    async companyOf(employerId) {
      const query = db
        .select({ id: companies.id, name: companies.name })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.companyId))
        .where(eq(companyMembers.employerId, Number(employerId)))
      return (await timely(query))[0] ?? null
    },

    async open(companyId, id) {
      const at = now()
      await timely(db.transaction((tx) => takeStep(tx, isTheirs(companyId, id), { step: 'view', now: at })))
      const isIt = eq(deliveries.id, Number(id))
      const [[entry], [sent], events, invitations, invitationEvents] = await Promise.all([
        lists.entries(companyId, isIt),
        timely(
          db
            .select({ message: deliveries.message, resume: deliveries.resume, file: resumeFiles })
            .from(deliveries)
            .innerJoin(positions, eq(positions.id, deliveries.positionId))
            .leftJoin(resumeFiles, eq(resumeFiles.id, deliveries.attachmentId))
            .where(and(ofCompany(companyId), isIt)),
        ),
        timely(
          db
            .select({ kind: deliveryEvents.kind, at: deliveryEvents.at, note: deliveryEvents.note })
            .from(deliveryEvents)
            .where(and(eq(deliveryEvents.deliveryId, Number(id)), isNull(deliveryEvents.undoneAt)))
            .orderBy(deliveryEvents.id),
        ),
        invitationsOf(db, Number(id)),
        deskEvents(db, Number(id)),
      ])
      if (!entry || !sent) return null
      const { message, resume, file } = isHidden(entry.status) ? { message: '', resume: null, file: null } : sent
      return {
        ...entry,
        message,
        resume,
        attachment: file && attachmentOf(file),
        events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
        invitations,
        invitation_events: invitationEvents,
      }
    },

    step: (companyId, ids, step, note) =>
      moveAll(companyId, ids, (tx, isIt, at) => takeStep(tx, isIt, { step, now: at, note })),

    undo: (companyId, ids) => moveAll(companyId, ids, undoStep),

    setOpen: (companyId, positionId, isOpen) =>
      timely(
        db.transaction(async (tx) => {
          const at = now()
          // Whoever delivers meanwhile waits, and is refused then.
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
            if (!isOpen) await closeDeliveries(tx, Number(positionId), at)
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
  }
}

/** Ends what nobody has decided on. */
async function closeDeliveries(tx: Db, positionId: number, now: Date): Promise<void> {
  const open = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.positionId, positionId), inArray(deliveries.status, [...deliverySteps.close.from])))
    .orderBy(deliveries.id)
  for (const { id } of open) await takeStep(tx, eq(deliveries.id, id), { step: 'close', now })
}
