import { and, count, desc, eq, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Delivery } from '../../contract/calls/deliveries.ts'
import type { Attachment } from '../../contract/calls/resume.ts'
import {
  type DeliveryEventKind,
  type DeliveryStatus,
  type DeliveryTab,
  deliveryTabNames,
  deliveryTabs,
  type OwnStep,
  statusAfter,
} from '../../contract/delivery-steps.ts'
import type { ResumeContent } from '../../contract/resume.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import { companyColumns } from '../content/company-entries.ts'
import { type PageParams, sliceOf } from '../content/paging.ts'
import { positionColumns, positionOf } from '../content/position-entries.ts'
import type { Terms } from '../content/terms.ts'
import { deliveries, deliveryEvents } from '../db/delivery-schema.ts'
import type { Db } from '../db/open.ts'
import { companies, positions } from '../db/recruiting-schema.ts'
import { resumeFiles } from '../db/resume-schema.ts'
import { timely } from '../db/timely.ts'
import { attachmentOf, type ResumeFiles } from '../resume/files.ts'
import { type DeliverOutcome, type DeliveryWish, deliver } from './deliver.ts'
import { isShown, type StepOutcome, takeStep } from './steps.ts'

/** Positions of which `statuses` tells at most. */
const STATUSES_MAX = 2000

export interface DeliveryPage {
  readonly list: Delivery[]
  readonly total: number
  readonly counts: Record<DeliveryTab, number>
}

export interface DeliveryDetail extends Delivery {
  readonly events: { readonly kind: DeliveryEventKind; readonly at: string; readonly note: string }[]
  readonly message: string
  readonly resume: ResumeContent | null
  readonly attachment: Attachment | null
}

/** What a student delivered. Ids are those of sessions' owners; another's delivery is as unknown as none. */
export interface Deliveries {
  deliver(userId: string, wish: DeliveryWish): Promise<DeliverOutcome>
  /** By position; without `positionIds` of all, the latest. */
  statuses(
    userId: string,
    positionIds: readonly string[] | undefined,
  ): Promise<{ readonly position_id: string; readonly status: DeliveryStatus }[]>
  list(userId: string, query: PageParams & { readonly tab: DeliveryTab }): Promise<DeliveryPage>
  find(userId: string, id: string): Promise<DeliveryDetail | null>
  /** Of how many the student has not looked at what last happened. */
  unread(userId: string): Promise<number>
  /** Without an id: all. */
  markRead(userId: string, id: string | undefined): Promise<void>
  step(userId: string, id: string, step: OwnStep): Promise<StepOutcome>
}

export function createDeliveries(db: Db, files: ResumeFiles, clock: Clock, terms: Terms): Deliveries {
  const now = () => new Date(clock())

  /** The last event that the student of a delivery has been told of. */
  function isLast(at: Date): SQL {
    const told = alias(deliveryEvents, 'told')
    const last = db
      .select({ id: max(told.id) })
      .from(told)
      .where(and(eq(told.deliveryId, deliveries.id), isNull(told.undoneAt), lte(told.shownAt, at)))
    return sql`${deliveryEvents.id} = (${last})`
  }

  const ofStudent = (userId: string) => eq(deliveries.studentId, Number(userId))

  const entryQuery = (at: Date, where: SQL | undefined) =>
    db
      .select({
        id: deliveries.id,
        deliveredAt: deliveries.deliveredAt,
        kind: deliveryEvents.kind,
        changedAt: deliveryEvents.shownAt,
        isNew: isNews,
        position: positionColumns,
        company: companyColumns,
      })
      .from(deliveries)
      .innerJoin(deliveryEvents, isLast(at))
      .innerJoin(positions, eq(positions.id, deliveries.positionId))
      .innerJoin(companies, eq(companies.id, positions.companyId))
      .where(where)
      .orderBy(desc(deliveryEvents.shownAt), desc(deliveries.id))
      .$dynamic()

  async function entriesOf(query: ReturnType<typeof entryQuery>, at: Date): Promise<Delivery[]> {
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return rows.map((row) => ({
      id: String(row.id),
      position: positionOf(row.position, row.company, book, at),
      status: statusAfter(row.kind),
      delivered_at: row.deliveredAt.toISOString(),
      changed_at: row.changedAt.toISOString(),
      is_new: row.isNew,
    }))
  }

  async function countsOf(userId: string, at: Date): Promise<Record<DeliveryTab, number>> {
    const query = db
      .select({ kind: deliveryEvents.kind, count: count() })
      .from(deliveries)
      .innerJoin(deliveryEvents, isLast(at))
      .where(ofStudent(userId))
      .groupBy(deliveryEvents.kind)
    const rows = await timely(query)
    const counted = (tab: DeliveryTab) =>
      rows.filter(({ kind }) => isIn(tab, kind)).reduce((sum, row) => sum + row.count, 0)
    return Object.fromEntries(deliveryTabNames.map((tab) => [tab, counted(tab)])) as Record<DeliveryTab, number>
  }

  return {
    deliver: (userId, wish) => deliver(db, files, userId, wish, now()),

    async statuses(userId, positionIds) {
      if (positionIds?.length === 0) return []
      const wanted = positionIds && inArray(deliveries.positionId, positionIds.map(Number))
      const query = db
        .select({ positionId: deliveries.positionId, kind: deliveryEvents.kind })
        .from(deliveries)
        .innerJoin(deliveryEvents, isLast(now()))
        .where(and(ofStudent(userId), wanted))
        .orderBy(desc(deliveries.deliveredAt), desc(deliveries.id))
        .limit(STATUSES_MAX)
      const rows = await timely(query)
      return rows.map(({ positionId, kind }) => ({ position_id: String(positionId), status: statusAfter(kind) }))
    },

    async list(userId, { tab, ...page }) {
      const at = now()
      const { limit, offset } = sliceOf(page)
      const query = entryQuery(at, and(ofStudent(userId), inArray(deliveryEvents.kind, kindsOf(tab))))
      const [list, counts] = await Promise.all([entriesOf(query.limit(limit).offset(offset), at), countsOf(userId, at)])
      return { list, total: counts[tab], counts }
    },

    async find(userId, id) {
      const at = now()
      const [entry] = await entriesOf(entryQuery(at, and(ofStudent(userId), eq(deliveries.id, Number(id)))), at)
      if (!entry) return null
      const [[sent], events] = await Promise.all([
        timely(
          db
            .select({ message: deliveries.message, resume: deliveries.resume, file: resumeFiles })
            .from(deliveries)
            .leftJoin(resumeFiles, eq(resumeFiles.id, deliveries.attachmentId))
            .where(eq(deliveries.id, Number(id))),
        ),
        timely(
          db
            .select({ kind: deliveryEvents.kind, at: deliveryEvents.at, note: deliveryEvents.note })
            .from(deliveryEvents)
            .where(and(eq(deliveryEvents.deliveryId, Number(id)), isShown(at)))
            .orderBy(deliveryEvents.id),
        ),
      ])
      if (!sent) return null
      return {
        ...entry,
        events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
        message: sent.message,
        resume: sent.resume,
        attachment: sent.file && attachmentOf(sent.file),
      }
    },

    async unread(userId) {
      const query = db
        .select({ count: count() })
        .from(deliveries)
        .innerJoin(deliveryEvents, isLast(now()))
        .where(and(ofStudent(userId), isNews))
      const [row] = await timely(query)
      return row?.count ?? 0
    },

    async markRead(userId, id) {
      const which = and(ofStudent(userId), id === undefined ? undefined : eq(deliveries.id, Number(id)))
      await timely(db.update(deliveries).set({ readAt: now() }).where(which))
    },

    step: (userId, id, step) =>
      timely(
        db.transaction(async (tx) => {
          const isTheirs = and(ofStudent(userId), eq(deliveries.id, Number(id)))
          const at = now()
          const outcome = await takeStep(tx, isTheirs, { step, now: at })
          if (outcome.kind === 'taken') await tx.update(deliveries).set({ readAt: at }).where(isTheirs)
          return outcome
        }),
      ),
  }
}

const isNews = sql<boolean>`${deliveryEvents.shownAt} > ${deliveries.readAt}`

const isIn = (tab: DeliveryTab, kind: DeliveryEventKind): boolean =>
  (deliveryTabs[tab] as readonly DeliveryStatus[]).includes(statusAfter(kind))

const kindsOf = (tab: DeliveryTab): DeliveryEventKind[] =>
  deliveryEvents.kind.enumValues.filter((kind) => isIn(tab, kind))
