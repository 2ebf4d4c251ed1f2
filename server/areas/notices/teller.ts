import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { isTexted, type LiveTopic, type NoticeKind, type TextedKind } from '../../../contract/notices.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { loggable } from '../../platform/http/failures.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Log } from '../../platform/log.ts'
import { aboutOfferEnds, type Due, isOpen, takeDue } from '../../platform/outbox/outbox.ts'
import { ProviderError } from '../../platform/provider-error.ts'
import type { SmsSender } from '../../providers/sms.ts'
import { deliveries, deliveryEvents } from '../applications/schema.ts'
import { companies, positions } from '../jobs/schema.ts'
import { students } from '../login/schema.ts'
import { sites } from '../site/schema.ts'
import { localise } from '../site/sites.ts'
import { interviewOf, timeOf } from './interview-told.ts'
import { noticeSettings, notices, outbox } from './schema.ts'

/** Text messages that one student gets within a day at most. */
const TEXTS_A_DAY = 10
const DAY = 86_400_000
/** Milliseconds after which a provider that was handed a message says nothing of it any more. */
const HANDED_FOR = 600_000

/** Does what the outbox says. Each row is done once, whoever dies in between and however many do it at a time. */
export interface Teller {
  /** Takes what is due, the most urgent first. */
  take(): Promise<Due[]>
  /**
   * Does one row, wherever it was left.
   * @throws where it cannot be done now
   */
  tell(id: number): Promise<void>
  /** Gives one up. */
  giveUp(id: number): Promise<void>
}

interface Means {
  readonly db: Db
  readonly clock: Clock
  readonly sms: SmsSender
  readonly live: Pick<Live, 'publish'>
  readonly log: Log
}

type Row = typeof outbox.$inferSelect

const topicOf = (kind: NoticeKind): LiveTopic => (kind === 'searchHits' ? 'search' : 'delivery')

const texts = {
  invite: m.server_notice_text_invite,
  offer: m.server_notice_text_offer,
  move: m.server_notice_text_move,
  cancel: m.server_notice_text_cancel,
  hourBefore: m.server_notice_text_hour_before,
} satisfies Record<TextedKind, unknown>

/** Whether an offer whose answer is due still waits for it, and by the same terms; of all else it is so. */
async function isStillDue(tx: Db, { kind, deliveryId, once }: Row): Promise<boolean> {
  if (kind !== 'offerEnds') return true
  const [last] = await tx
    .select({ id: deliveryEvents.id, status: deliveries.status })
    .from(deliveryEvents)
    .innerJoin(deliveries, eq(deliveries.id, deliveryEvents.deliveryId))
    .where(and(eq(deliveries.id, deliveryId ?? 0), isNull(deliveryEvents.undoneAt)))
    .orderBy(desc(deliveryEvents.id))
    .limit(1)
  return last?.status === 'offer' && once === aboutOfferEnds(last.id)
}

export function createTeller({ db, clock, sms, live, log }: Means): Teller {
  const now = () => new Date(clock())

  async function end(id: number, how: 'doneAt' | 'voidedAt' | 'failedAt'): Promise<void> {
    const isIt = and(eq(outbox.id, id), isOpen)
    await timely(
      db
        .update(outbox)
        .set({ [how]: now() })
        .where(isIt),
    )
  }

  async function wantsText(tx: Db, { kind, studentId }: Row): Promise<boolean> {
    if (!isTexted(kind) || !sms.tell) return false
    const [wish] = await tx.select().from(noticeSettings).where(eq(noticeSettings.studentId, studentId))
    if (!wish?.textMessages) return false
    const since = new Date(clock() - DAY)
    const isOfDay = and(eq(outbox.studentId, studentId), eq(outbox.channel, 'text'), gt(outbox.dueAt, since))
    const [sent] = await tx.select({ count: count() }).from(outbox).where(isOfDay)
    return (sent?.count ?? 0) < TEXTS_A_DAY
  }

  async function notify(row: Row): Promise<void> {
    const { once, studentId, kind, deliveryId, invitationId, revision, search, dueAt } = row
    const isTold = await timely(
      db.transaction(async (tx) => {
        const interview = await interviewOf(tx, row, now())
        if (interview === 'over' || !(await isStillDue(tx, row))) return false
        const made = await tx
          .insert(notices)
          .values({ once, studentId, kind, deliveryId, interview, search, at: dueAt })
          .onConflictDoNothing()
          .returning({ id: notices.id })
        if (made.length > 0 && (await wantsText(tx, row)))
          await tx
            .insert(outbox)
            .values({
              once: `${once}/text`,
              channel: 'text',
              studentId,
              kind,
              deliveryId,
              invitationId,
              revision,
              dueAt: now(),
            })
            .onConflictDoNothing()
        return true
      }),
    )
    if (!isTold) return end(row.id, 'voidedAt')
    // Heard twice it is read anew twice; not heard at all it would stay unseen.
    await live.publish(String(studentId), topicOf(kind))
    await end(row.id, 'doneAt')
  }

  async function text(row: Row): Promise<void> {
    const { id, kind, deliveryId, handedAt } = row
    const interview = await timely(interviewOf(db, row, now()))
    if (interview === 'over') return end(id, 'voidedAt')
    const isHanded = await timely(
      db
        .update(outbox)
        .set({ handedAt: now() })
        .where(and(eq(outbox.id, id), isOpen, isNull(outbox.handedAt)))
        .returning({ id: outbox.id }),
    )
    if (isHanded.length === 0) {
      // The worker before died on the way: the message may have gone out, and a second one would be one too many.
      if (handedAt && clock() - handedAt.getTime() > HANDED_FOR) await end(id, 'failedAt')
      return
    }
    const [about] = await timely(
      db
        .select({ phone: students.phone, company: companies.name, position: positions.title, site: sites.info })
        .from(deliveries)
        .innerJoin(students, eq(students.id, deliveries.studentId))
        .innerJoin(positions, eq(positions.id, deliveries.positionId))
        .innerJoin(companies, eq(companies.id, positions.companyId))
        .leftJoin(sites, eq(sites.id, deliveries.siteId))
        .where(eq(deliveries.id, deliveryId ?? 0)),
    )
    if (about && sms.tell && isTexted(kind)) {
      const { phone, company, position, site } = about
      const locale = phone.startsWith('886') ? 'zh-TW' : 'zh-CN'
      // An invitation is to be looked at for its time, and answered there.
      const time = interview && kind !== 'invite' ? timeOf(interview, locale) : ''
      const values = { company, position, time }
      try {
        const signature = site ? `【${localise(site.brand.name, locale)}】` : ''
        await sms.tell(phone, { kind, text: signature + texts[kind](values, { locale }), ...values })
      } catch (error) {
        if (error instanceof ProviderError && error.isRefusal) {
          await timely(db.update(outbox).set({ handedAt: null }).where(eq(outbox.id, id)))
          throw error
        }
        log.error({ outbox: id, err: loggable(error) }, 'nobody knows whether a text message went out')
        await end(id, 'failedAt')
        return
      }
    }
    await end(id, 'doneAt')
  }

  return {
    take: () => timely(takeDue(db, now())),

    async tell(id) {
      const [row] = await timely(
        db
          .select()
          .from(outbox)
          .where(and(eq(outbox.id, id), isOpen)),
      )
      if (!row) return
      await (row.channel === 'notice' ? notify(row) : text(row))
    },

    async giveUp(id) {
      await end(id, 'failedAt')
    },
  }
}
