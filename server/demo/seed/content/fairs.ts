import * as v from 'valibot'
import { hall } from '../../../../contract/calls/fairs.ts'
import { booths, fairCompanies, fairs, talks } from '../../../areas/fairs/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { oneOf, readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { insertRows } from './insert.ts'
import type { Pool } from './pool.ts'
import { paragraphs } from './sanitised.ts'
import { secondIndustries } from './terms.ts'

type BoothRow = Omit<typeof booths.$inferInsert, 'fairId'>
type TalkRow = Pick<typeof talks.$inferInsert, 'title' | 'startsAt' | 'place'>

const text = v.string()
/** Who came so far, and what they delivered there. */
const turnout = v.strictObject({ visitors: v.number(), deliveries: v.number() })
/** Days from today, and the time of that day. */
const moment = v.strictObject({ day: v.number(), clock: text })

/** Who holds a site's fairs, and where. */
const venue = v.strictObject({
  /** How many of the fairs it holds. */
  fairs: v.number(),
  /** What the fairs are called after. */
  name: text,
  organiser: text,
  undertaker: text,
  place: text,
  /** Of the live fair. */
  turnout,
})
type Venue = v.InferOutput<typeof venue>

/** Its texts name the venue's `{name}`, `{undertaker}` and `{place}`, and the `{year}` of graduation. */
const fair = v.strictObject({
  title: text,
  /** How many of the first companies come, or of which fields all come. */
  guests: v.union([v.number(), v.array(oneOf(secondIndustries))]),
  talks: v.number(),
  thumbnailUrl: text,
  mode: v.picklist(fairs.mode.enumValues),
  isCancelled: v.optional(v.literal(true)),
  starts: moment,
  ends: moment,
  place: text,
  undertaker: text,
  intro: v.array(text),
  plan: v.picklist(fairs.plan.enumValues),
  /** The venue's, where not said. */
  turnout: v.optional(turnout),
})
type Fair = v.InferOutput<typeof fair>

const talkWords = v.strictObject({ titles: v.array(text), place: text })
const region = v.strictObject({ fairs: v.array(fair), talks: talkWords })

const { halls, venues, mainland, taiwan } = readData(
  'fairs',
  v.strictObject({
    halls: v.array(
      v.strictObject({
        ...hall.entries,
        label: words,
        doors: v.array(v.strictObject({ ...hall.entries.doors.item.entries, label: words })),
      }),
    ),
    /** By the site's key. */
    venues: v.record(text, venue),
    /** The five fairs of a school: live, coming, online, past, cancelled. */
    mainland: region,
    /** The live fair and the one to come, in Taiwan's own words. */
    taiwan: region,
  }),
)

/** When the fair began that is on today. */
export function liveFairStart({ at }: Calendar): Date {
  const { day, clock } = mainland.fairs.find(({ plan }) => plan === 'booths')!.starts
  return at(day, clock)
}

function rowOf(fair: Fair, venue: Venue, { at, graduationYear }: Calendar) {
  const { guests, talks, starts, ends, intro, turnout = venue.turnout, ...own } = fair
  const texts: Readonly<Record<string, string | number>> = { ...venue, turnout: '', year: graduationYear }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => String(texts[name]))
  return {
    ...own,
    title: filled(own.title),
    organiser: venue.organiser,
    undertaker: filled(own.undertaker),
    place: filled(own.place),
    intro: paragraphs(intro.map(filled)),
    isCancelled: own.isCancelled === true,
    startsAt: at(starts.day, starts.clock),
    endsAt: at(ends.day, ends.clock),
    planImage: '',
    halls: own.plan === 'booths' ? halls : [],
    visitorCount: turnout.visitors,
    deliveryCount: turnout.deliveries,
  }
}

const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
/** Stands side by side in a row: two groups of five. */
const PER_ROW = 10
const STAND = { w: 84, h: 62 }
const FREE_EVERY = 4
const SHUT = 'H10'

/** Eighty stands in two halls, four rows of ten in each, back to back in pairs. @param companies ids, one a stand */
function boothsOf(companies: readonly number[]): BoothRow[] {
  const waiting = [...companies]
  return ROWS.flatMap((letter, row) =>
    Array.from({ length: PER_ROW }, (_, place): BoothRow => {
      const no = `${letter}${String(place + 1).padStart(2, '0')}`
      const rowHere = row % 4
      const isFree = (row * PER_ROW + place) % FREE_EVERY === FREE_EVERY - 1 || no === SHUT
      const companyId = isFree ? null : (waiting.shift() ?? null)
      return {
        no,
        hall: row < 4 ? '1' : '2',
        x: 116 + place * (STAND.w + 8) + (place >= PER_ROW / 2 ? 56 : 0),
        y: 132 + rowHere * (STAND.h + 8) + (rowHere >= 2 ? 176 : 0),
        ...STAND,
        status: no === SHUT ? 'closed' : companyId === null ? 'free' : 'taken',
        companyId,
      }
    }),
  )
}

/**
 * The talks that go with a fair, from the day on which it begins, or from today where it began before.
 * @param companies names, one a talk
 */
function talksOf(
  companies: readonly string[],
  start: Date,
  { at }: Calendar,
  { titles, place }: v.InferOutput<typeof talkWords>,
): TalkRow[] {
  const day = Math.max(daysBetween(at(0, '0:00'), start), 0)
  return companies.map((company, number) => ({
    title: `${company}${titles[number % titles.length]}`,
    startsAt: at(day + (number % 2), `${9 + number}:30`),
    place: `${place} ${(number % 3) + 1}`,
  }))
}

/** The sites' fairs with companies, stands and talks. */
export async function seedFairs(db: Db, sites: readonly OwnSite[], pool: Pool, calendar: Calendar): Promise<void> {
  const made = sites.flatMap(({ id, site: { key, info } }) => {
    const venue = venues[key]
    if (!venue) return []
    const region = info.is_taiban === 1 ? taiwan : mainland
    return region.fairs.slice(0, venue.fairs).map((fair) => ({
      siteId: id,
      row: rowOf(fair, venue, calendar),
      guests: guestsOf(fair, pool),
      speakers: fair.talks,
      words: region.talks,
    }))
  })
  const ids = await insertRows(
    db,
    fairs,
    made.map(({ siteId, row }) => ({ siteId, ...row })),
  )
  const held = made.map((fair, at) => ({ ...fair, id: ids[at]! }))
  await insertRows(
    db,
    fairCompanies,
    held.flatMap(({ id, guests }) => guests.map((company) => ({ fairId: id, companyId: company.id }))),
  )
  await insertRows(
    db,
    booths,
    held
      .filter(({ row }) => row.plan === 'booths')
      .flatMap(({ id, guests }) =>
        boothsOf(guests.map((company) => company.id)).map((booth) => ({ fairId: id, ...booth })),
      ),
  )
  await insertRows(
    db,
    talks,
    held.flatMap(({ id, siteId, row, guests, words, ...held }) => {
      const speakers = guests.slice(0, held.speakers)
      const names = speakers.map(({ name }) => name)
      return talksOf(names, row.startsAt, calendar, words).map((talk, at) => ({
        siteId,
        fairId: id,
        companyId: speakers[at]!.id,
        ...talk,
      }))
    }),
  )
}

const guestsOf = ({ guests }: Fair, { companies }: Pool): Pool['companies'] =>
  typeof guests === 'number'
    ? companies.slice(0, guests)
    : companies.filter(({ secondIndustry }) => guests.includes(secondIndustry))
