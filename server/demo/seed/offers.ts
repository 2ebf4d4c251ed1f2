import type { OfferTerms } from '../../../contract/offer.ts'
import type { positions } from '../../areas/jobs/schema.ts'
import { outbox } from '../../areas/notices/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { aboutOfferEnds } from '../../platform/outbox/outbox.ts'
import { insertRows } from './content/insert.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const CHINA = 8 * HOUR
/** Days for an answer, at six in the evening; longer than any that waits has waited. */
const ANSWERED_IN = 8
/** Days after which an intern begins. */
const INTERN_IN = 21

export type OfferedPosition = Pick<
  typeof positions.$inferSelect,
  'address' | 'period' | 'salaryMin' | 'salaryMax' | 'salaryUnit' | 'salaryMonths'
>

function salaryOf({ salaryMin, salaryMax, salaryUnit, salaryMonths }: OfferedPosition): string {
  if (salaryUnit === 'day') return `每天 ${Math.round((salaryMin + salaryMax) / 20) * 10} 元`
  const thousand = Math.round((salaryMin + salaryMax) / 2000)
  return salaryMonths > 12 ? `${thousand}K × ${salaryMonths} 薪` : `每月 ${thousand}K`
}

const dayOf = (at: number) => new Date(at + CHINA).toISOString().slice(0, 10)

/** Graduates begin in July. */
function firstDayOf(period: OfferedPosition['period'], at: number): string {
  if (period === 'internship') return dayOf(at + INTERN_IN * DAY)
  const [year, month] = dayOf(at).split('-').map(Number) as [number, number]
  return `${month < 6 ? year : year + 1}-07-01`
}

/** @param at epoch milliseconds */
export const termsOf = (position: OfferedPosition, at: number): OfferTerms => ({
  salary: salaryOf(position),
  place: position.address,
  starts_on: firstDayOf(position.period, at),
  answer_by: new Date(Math.floor((at + CHINA) / DAY) * DAY - CHINA + ANSWERED_IN * DAY + 18 * HOUR).toISOString(),
  zone: 'Asia/Shanghai',
})

interface Offered {
  readonly eventId: number
  readonly deliveryId: number
  readonly studentId: number
  readonly terms: OfferTerms
}

/** Reminds of the answers that are waited for, as of any other. */
export async function remindOfOffers(db: Db, offers: readonly Offered[], now: number): Promise<void> {
  const due = offers.flatMap(({ eventId, terms, ...of }) => {
    const dueAt = new Date(Date.parse(terms.answer_by) - DAY)
    if (dueAt.getTime() <= now) return []
    return [{ once: aboutOfferEnds(eventId), channel: 'notice' as const, kind: 'offerEnds' as const, dueAt, ...of }]
  })
  await insertRows(db, outbox, due)
}
