import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Delivery } from '../../../contract/calls/deliveries.ts'
import type { Invitation, InvitationEvent } from '../../../contract/calls/invitations.ts'
import type { Attachment } from '../../../contract/calls/resume.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import type { OfferTerms } from '../../../contract/offer.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import {
  type DeliveryEventKind,
  type DeliveryStatus,
  type DeliveryTab,
  deliveryTabNames,
  deliveryTabs,
  EVENTS_LISTED,
  mayTake,
  type OwnStep,
  statusAfter,
} from '../../../contract/rules/delivery-steps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Live } from '../../platform/live/live.ts'
import { createTurns } from '../../platform/queue.ts'
import { type CompanyRow, companyColumns } from '../jobs/companies/company-entries.ts'
import { type PositionRow, positionColumns, positionOf } from '../jobs/positions/position-entries.ts'
import { companies, positions } from '../jobs/schema.ts'
import type { TermBook, Terms } from '../jobs/terms.ts'
import { attachmentOf, type ResumeFiles } from '../resume/files.ts'
import { resumeFiles } from '../resume/schema.ts'
import { type DeliverOutcome, type DeliveryWish, deliver } from './deliver.ts'
import { empty } from './emptying.ts'
import { lastOfEmployer, toldEvents } from './interviews/invitation-events.ts'
import { toldInvitations } from './interviews/invitation-rows.ts'
import { readOfDeliveries } from './read-notices.ts'
import { deliveries, deliveryEvents } from './schema.ts'
import { isShown, type StepOutcome, shownStanding, takeStep, undoStep } from './steps.ts'
import { countsOf } from './tab-counts.ts'

/** Positions of which `statuses` tells at most. */
const STATUSES_MAX = 2000

export interface DeliveryPage {
  readonly list: Delivery[]
  readonly total: number
  readonly counts: Record<DeliveryTab, number>
}

export interface DeliveryDetail extends Delivery {
  readonly events: {
    readonly kind: DeliveryEventKind
    readonly at: string
    readonly note: string
    readonly offer: OfferTerms | null
    readonly invitation: Invitation | null
  }[]
  readonly invitation_events: InvitationEvent[]
  readonly message: string
  readonly resume: ResumeContent | null
  readonly is_emptied: boolean
  readonly locale: Locale
  readonly attachment: Attachment | null
}

/** A student's deliveries. Ids are those of sessions' owners; another's delivery is unknown. */
export interface Deliveries {
  deliver(userId: string, wish: DeliveryWish): Promise<DeliverOutcome>
  /** The statuses by position; without `positionIds` those of all positions, from the latest delivery. */
  statuses(
    userId: string,
    positionIds: readonly string[] | undefined,
  ): Promise<{ readonly position_id: string; readonly status: DeliveryStatus }[]>
  list(userId: string, query: PageParams & { readonly tab: DeliveryTab }): Promise<DeliveryPage>
  find(userId: string, id: string): Promise<DeliveryDetail | null>
  /** Counts the deliveries whose last event the student has not looked at. */
  unread(userId: string): Promise<number>
  /** Marks all deliveries where there is no id. */
  markRead(userId: string, id: string | undefined): Promise<void>
  /**
   * Its statuses are what the student is told.
   * @param seen when the delivery last changed, as the student saw it: terms that he has not seen he does not answer
   */
  step(userId: string, id: string, step: OwnStep, seen?: string): Promise<StepOutcome>
}

/** The last event that the student of a delivery has been told. */
interface Told {
  readonly deliveryId: number
  readonly positionId: number
  readonly kind: DeliveryEventKind
  readonly changedAt: Date
  readonly deliveredAt: Date
  readonly isNew: boolean
}

const columnsOf = <T extends Record<keyof Told, unknown>>(told: T): Pick<T, keyof Told> => {
  const { deliveryId, positionId, kind, changedAt, deliveredAt, isNew } = told
  return { deliveryId, positionId, kind, changedAt, deliveredAt, isNew }
}

interface Means {
  readonly db: Db
  readonly files: ResumeFiles
  readonly clock: Clock
  readonly terms: Terms
  readonly live: Live
}

export function createDeliveries({ db, files, clock, terms, live }: Means): Deliveries {
  const now = () => new Date(clock())
  const turns = createTurns()

  const ofStudent = (userId: string) => eq(deliveries.studentId, Number(userId))

  /** The last event that a student has been told, of some deliveries. */
  const toldOf = (userId: string, at: Date, which?: SQL) => {
    const changedAt = sql<Date>`greatest(${deliveryEvents.shownAt}, (${lastOfEmployer(db, at)}))`
    return db
      .selectDistinctOn([deliveryEvents.deliveryId], {
        deliveryId: deliveryEvents.deliveryId,
        positionId: deliveries.positionId,
        kind: deliveryEvents.kind,
        changedAt: changedAt.mapWith(deliveryEvents.shownAt).as('changed_at'),
        deliveredAt: deliveries.deliveredAt,
        isNew: sql<boolean>`${changedAt} > ${deliveries.readAt}`.as('is_new'),
      })
      .from(deliveryEvents)
      .innerJoin(deliveries, eq(deliveries.id, deliveryEvents.deliveryId))
      .where(and(ofStudent(userId), isShown(at), which))
      .orderBy(deliveryEvents.deliveryId, desc(deliveryEvents.id))
  }

  const entryOf = (
    { deliveryId, kind, changedAt, deliveredAt, isNew }: Told,
    position: PositionRow,
    company: CompanyRow,
    { book, at }: { readonly book: TermBook; readonly at: Date },
  ): Delivery => ({
    id: String(deliveryId),
    position: positionOf(position, company, book, at),
    status: statusAfter(kind),
    delivered_at: deliveredAt.toISOString(),
    changed_at: changedAt.toISOString(),
    is_new: isNew,
  })

  return {
    deliver: (userId, wish) => turns.take(userId, () => deliver(db, files, userId, wish, clock)),

    async statuses(userId, positionIds) {
      if (positionIds?.length === 0) return []
      const told = toldOf(userId, now(), positionIds && inArray(deliveries.positionId, positionIds.map(Number))).as(
        'told',
      )
      const query = db
        .select({ positionId: told.positionId, kind: told.kind })
        .from(told)
        .orderBy(desc(told.deliveredAt), desc(told.deliveryId))
        .limit(STATUSES_MAX)
      const rows = await timely(query)
      return rows.map(({ positionId, kind }) => ({ position_id: String(positionId), status: statusAfter(kind) }))
    },

    async list(userId, { tab, ...params }) {
      const at = now()
      const { limit, offset } = sliceOf(params)
      const told = db.$with('told').as(toldOf(userId, at))
      const kinds = db
        .select({ kind: told.kind, count: sql<number>`count(*)`.as('count') })
        .from(told)
        .groupBy(told.kind)
      const each = kinds.as('each')
      const counted = db
        .select({ counts: sql<KindCounts | null>`json_object_agg(${each.kind}, ${each.count})`.as('counts') })
        .from(each)
        .as('counted')
      const page = db
        .select()
        .from(told)
        .where(inArray(told.kind, kindTabs[tab]))
        .orderBy(desc(told.changedAt), desc(told.deliveryId))
        .limit(limit)
        .offset(offset)
        .as('page')
      const query = db
        .with(told)
        .select({ counts: counted.counts, told: columnsOf(page), position: positionColumns, company: companyColumns })
        .from(counted)
        .leftJoin(page, sql`true`)
        .leftJoin(positions, eq(positions.id, page.positionId))
        .leftJoin(companies, eq(companies.id, positions.companyId))
        .orderBy(desc(page.changedAt), desc(page.deliveryId))
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      const counts = countsOf(kindTabs, rows[0]?.counts ?? {})
      const list = rows.flatMap(({ told, position, company }) =>
        told && position && company ? [entryOf(told, position, company, { book, at })] : [],
      )
      return { list, total: counts[tab], counts }
    },

    async find(userId, id) {
      const at = now()
      const told = toldOf(userId, at, eq(deliveries.id, Number(id))).as('told')
      const query = db
        .select({ told: columnsOf(told), position: positionColumns, company: companyColumns })
        .from(told)
        .innerJoin(positions, eq(positions.id, told.positionId))
        .innerJoin(companies, eq(companies.id, positions.companyId))
      const [[found], book] = await Promise.all([timely(query), terms.book()])
      if (!found) return null
      const [[sent], events, invitations, invitationEvents] = await Promise.all([
        timely(
          db
            .select({
              message: deliveries.message,
              resume: deliveries.resume,
              attachmentId: deliveries.attachmentId,
              emptiedAt: deliveries.emptiedAt,
              locale: deliveries.locale,
              file: resumeFiles,
            })
            .from(deliveries)
            .leftJoin(resumeFiles, eq(resumeFiles.id, deliveries.attachmentId))
            .where(eq(deliveries.id, Number(id))),
        ),
        timely(
          db
            .select({
              id: deliveryEvents.id,
              kind: deliveryEvents.kind,
              at: deliveryEvents.at,
              note: deliveryEvents.note,
              offer: deliveryEvents.offer,
            })
            .from(deliveryEvents)
            .where(and(eq(deliveryEvents.deliveryId, Number(id)), isShown(at)))
            .orderBy(desc(deliveryEvents.id))
            .limit(EVENTS_LISTED),
        ),
        toldInvitations(db, Number(id), at),
        toldEvents(db, Number(id), at),
      ])
      if (!sent) return null
      return {
        ...entryOf(found.told, found.position, found.company, { book, at }),
        events: events.reverse().map(({ id, kind, at, note, offer }) => {
          return { kind, at: at.toISOString(), note, offer, invitation: invitations.get(id) ?? null }
        }),
        invitation_events: invitationEvents,
        message: sent.message,
        // An attachment comes without the resume: that has only its sender.
        resume: sent.attachmentId === null ? sent.resume : null,
        is_emptied: sent.emptiedAt !== null,
        locale: sent.locale,
        attachment: sent.file && attachmentOf(sent.file),
      }
    },

    async unread(userId) {
      const told = toldOf(userId, now()).as('told')
      const [row] = await timely(db.select({ count: count() }).from(told).where(sql`${told.isNew}`))
      return row?.count ?? 0
    },

    async markRead(userId, id) {
      const which = and(ofStudent(userId), id === undefined ? undefined : eq(deliveries.id, Number(id)))
      const read = await timely(
        db.transaction(async (tx) => {
          await tx.update(deliveries).set({ readAt: now() }).where(which)
          return readOfDeliveries(tx, Number(userId), id === undefined ? null : Number(id), now())
        }),
      )
      if (read.length > 0) live.tell(userId, 'notices')
    },

    step: (userId, id, step, seen) =>
      timely(
        db.transaction(async (tx) => {
          const isTheirs = and(ofStudent(userId), eq(deliveries.id, Number(id)))
          const at = now()
          const [found] = await tx.select({ id: deliveries.id }).from(deliveries).where(isTheirs).for('update')
          if (!found) return { kind: 'unknown' }
          const { status, shownAt } = await shownStanding(tx, found.id, at)
          if (step === 'revoke') {
            if (!mayTake(status, step)) return { kind: 'refused', status }
            await empty(tx, isTheirs, at)
            return { kind: 'taken', status }
          }
          if (!mayTake(status, step)) return { kind: status === statusAfter(step) ? 'taken' : 'refused', status }
          if (status === 'offer' && seen !== undefined && seen !== shownAt.toISOString())
            return { kind: 'refused', status }
          // A decision that the student has not been told of gives way to what the student decides.
          while ((await undoStep(tx, isTheirs, at)).kind === 'taken');
          await tx.update(deliveries).set({ readAt: at }).where(isTheirs)
          return takeStep(tx, isTheirs, { step, now: at })
        }),
      ),
  }
}

/** Deliveries by what last happened. */
type KindCounts = Partial<Record<DeliveryEventKind, number>>

/** The kinds of last events in each tab. */
const kindTabs = Object.fromEntries(
  deliveryTabNames.map((tab) => {
    const wanted: readonly DeliveryStatus[] = deliveryTabs[tab]
    return [tab, deliveryEvents.kind.enumValues.filter((kind) => wanted.includes(statusAfter(kind)))]
  }),
) as unknown as Record<DeliveryTab, DeliveryEventKind[]>
