import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isTold } from '../../../contract/notices.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import {
  type DeliveryEventKind,
  deliveryEventKinds,
  deliverySteps,
  statusAfter,
} from '../../../contract/rules/delivery-steps.ts'
import { invitationStepNames, invitationSteps } from '../../../contract/rules/invitation-steps.ts'
import { printedOf } from '../../../contract/rules/printed-resume.ts'
import { deliveries, deliveryEvents, invitationEvents, invitations } from '../../areas/applications/schema.ts'
import { searchedOf } from '../../areas/applications/searched.ts'
import { majors } from '../../areas/homes/schema.ts'
import { companies, companyMembers, positions } from '../../areas/jobs/schema.ts'
import { students } from '../../areas/login/schema.ts'
import { notices } from '../../areas/notices/schema.ts'
import { readRecord } from '../../areas/resume/record.ts'
import { resumes } from '../../areas/resume/schema.ts'
import { siteHosts } from '../../areas/site/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { aboutEvent } from '../../platform/outbox/outbox.ts'
import { namesOfBlock } from './content/companies.ts'
import { insertRows } from './content/insert.ts'
import { createRandom, type Random } from './content/random.ts'
import { readData } from './data.ts'
import { HELD, seedInterviews } from './interviews.ts'
import { type OfferedPosition, remindOfOffers, termsOf } from './offers.ts'
import { demoStudents } from './students.ts'

const SEED = 20_261_120
const TOTAL = 120
/** Deliveries of the first student, whom most people log in as, and of each of the others at most. */
const OF_THE_FIRST = 14
const OF_OTHERS = 4
const HOUR = 3_600_000
const DAY = 24 * HOUR
const CHINA = 8 * HOUR

const { ways, rejection, messages } = readData(
  'deliveries',
  v.strictObject({
    /** Ways that deliveries go, as often as they come; every status is there. */
    ways: v.array(v.array(v.picklist(deliveryEventKinds))),
    /** What the employer says in turning somebody down. */
    rejection: v.string(),
    /** What students say beside some of their resumes. */
    messages: v.array(v.string()),
  }),
)

interface Person {
  readonly id: number
  readonly discipline: string | null
}

interface Opening extends OfferedPosition {
  readonly id: number
  readonly discipline: string
  readonly status: 'open' | 'closed'
  readonly publishedAt: Date
}

interface Planned {
  readonly person: Person
  readonly opening: Opening
  readonly way: readonly DeliveryEventKind[]
}

/**
 * Has the demonstration's students deliver, once, where none of them has yet.
 * @param now epoch milliseconds
 */
export async function seedDeliveries(db: Db, now: number): Promise<void> {
  const people = await readPeople(db)
  if (people.length === 0 || people.some(({ delivered }) => delivered)) return
  const [site] = await db.select({ id: siteHosts.siteId }).from(siteHosts).where(eq(siteHosts.host, 'localhost'))
  const random = createRandom(SEED)
  const planned = plan(people, await readOpenings(db, now), random)
  const records = new Map<number, ResumeContent>()
  for (const { id } of people) records.set(id, (await readRecord(db, String(id))).content)
  const made = planned.map((one, index) => ({ ...one, events: withInterviews(eventsOf(one, now, random), index, now) }))
  const rows = made.map(({ person, opening, way, events }) => {
    const resume = printedOf(records.get(person.id)!, events[0]!.at.toISOString().slice(0, 10))
    return {
      studentId: person.id,
      positionId: opening.id,
      status: statusAfter(way.at(-1)!),
      message: random.pick(messages),
      siteId: site?.id ?? null,
      resume,
      searched: searchedOf(resume),
      deliveredAt: events[0]!.at,
      // Whoever logs in finds news of what happened in the last two days.
      readAt: new Date(Math.max(events[0]!.at.getTime(), now - 2 * DAY)),
    }
  })
  const ids = await insertRows(db, deliveries, rows)
  const events = made.flatMap(({ events }, index) => events.map((event) => ({ ...event, deliveryId: ids[index]! })))
  const eventIds = await insertRows(db, deliveryEvents, events)
  const rowOf = new Map(ids.map((id, index) => [id, rows[index]!]))
  const told = events.flatMap(({ kind, deliveryId, shownAt: at }, index) => {
    if (kind === 'submit' || !isTold(kind)) return []
    const { studentId, readAt } = rowOf.get(deliveryId)!
    const once = aboutEvent(eventIds[index]!)
    return [{ once, studentId, kind, deliveryId, at, readAt: at <= readAt ? readAt : null }]
  })
  await insertRows(db, notices, told)
  const offers = events.flatMap(({ deliveryId, offer: terms }, index) => {
    const { studentId, status } = rowOf.get(deliveryId)!
    return terms && status === 'offer' ? [{ eventId: eventIds[index]!, deliveryId, studentId, terms }] : []
  })
  await remindOfOffers(db, offers, now)
  const invites = events.flatMap(({ kind, deliveryId, at }, index) => {
    if (kind !== 'invite') return []
    const { discipline, address } = made[ids.indexOf(deliveryId)]!.opening
    const next = events[index + 1]
    const goesOn = next?.deliveryId === deliveryId && next.kind !== 'invite'
    const until = goesOn ? next.at.getTime() : null
    const { studentId, readAt } = rowOf.get(deliveryId)!
    return [{ deliveryId, eventId: eventIds[index]!, studentId, readAt, at: at.getTime(), until, discipline, address }]
  })
  await seedInterviews(db, invites, now)
  await seedRecruiters(db)
}

/** What companies did was done by the employer who works there. */
async function seedRecruiters(db: Db): Promise<void> {
  const byEmployer = deliveryEventKinds.filter((kind) => kind !== 'submit' && deliverySteps[kind].by === 'employer')
  await db
    .update(deliveryEvents)
    .set({ employerId: companyMembers.employerId })
    .from(deliveries)
    .innerJoin(positions, eq(positions.id, deliveries.positionId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, positions.companyId))
    .where(and(eq(deliveries.id, deliveryEvents.deliveryId), inArray(deliveryEvents.kind, byEmployer)))
  const ofInterviews = invitationStepNames.filter((step) => invitationSteps[step].by === 'employer')
  await db
    .update(invitationEvents)
    .set({ employerId: companyMembers.employerId })
    .from(invitations)
    .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
    .innerJoin(positions, eq(positions.id, deliveries.positionId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, positions.companyId))
    .where(and(eq(invitations.id, invitationEvents.invitationId), inArray(invitationEvents.kind, ofInterviews)))
}

type Event = ReturnType<typeof eventsOf>[number]

/** Who went on was interviewed where an interview is kept, else was decided on without; the very first is invited to a second round. */
function withInterviews(events: readonly Event[], index: number, now: number): Event[] {
  const last = events.at(-1)!
  if (last.kind !== 'invite') return events.filter(({ kind }) => kind !== 'invite' || HELD.includes(index))
  if (index > 0) return [...events]
  const at = new Date((last.at.getTime() + now) / 2)
  return [...events, { ...last, at, shownAt: at }]
}

/** Students with a resume, in the order of their phones. */
async function readPeople(db: Db): Promise<(Person & { readonly delivered: boolean })[]> {
  const phones = demoStudents.map(({ phone }) => phone)
  const rows = await db
    .selectDistinctOn([students.phone], { id: students.id, discipline: majors.discipline, delivery: deliveries.id })
    .from(students)
    .innerJoin(resumes, and(eq(resumes.studentId, students.id), gt(resumes.version, 0)))
    .leftJoin(majors, sql`${majors.name}->>'zh-CN' = ${students.major}`)
    .leftJoin(deliveries, eq(deliveries.studentId, students.id))
    .where(and(inArray(students.phone, phones), eq(students.isDemo, true)))
    .orderBy(asc(students.phone))
  return rows.map(({ id, discipline, delivery }) => ({ id, discipline, delivered: delivery !== null }))
}

/** Long enough there for all that is to have happened. */
const readOpenings = (db: Db, now: number): Promise<Opening[]> =>
  db
    .select({
      id: positions.id,
      discipline: positions.discipline,
      status: positions.status,
      address: positions.address,
      period: positions.period,
      salaryMin: positions.salaryMin,
      salaryMax: positions.salaryMax,
      salaryUnit: positions.salaryUnit,
      salaryMonths: positions.salaryMonths,
      publishedAt: positions.publishedAt,
    })
    .from(positions)
    .innerJoin(companies, eq(companies.id, positions.companyId))
    .where(
      and(
        inArray(companies.name, namesOfBlock(0)),
        eq(positions.onlySchool, ''),
        lt(positions.publishedAt, new Date(now - 6 * DAY)),
      ),
    )
    .orderBy(asc(positions.id))

/** Who delivers where: to what suits, never twice to the same, and to what is closed only where it closed on them. */
function plan(people: readonly Person[], openings: readonly Opening[], random: Random): Planned[] {
  const planned: Planned[] = []
  for (const [rank, person] of people.entries()) {
    const suiting = openings.filter(({ discipline }) => person.discipline === null || discipline === person.discipline)
    const taken = new Set<Opening>()
    const most = Math.min(rank === 0 ? OF_THE_FIRST : OF_OTHERS, TOTAL - planned.length)
    for (let count = 0; count < most; count++) {
      const way = ways[planned.length % ways.length]!
      const wanted = way.includes('close') ? 'closed' : 'open'
      const free = (some: readonly Opening[]) => some.filter((one) => one.status === wanted && !taken.has(one))
      const choice = free(suiting).length > 0 ? free(suiting) : free(openings)
      if (choice.length === 0) continue
      const opening = random.pick(choice)
      taken.add(opening)
      planned.push({ person, opening, way })
    }
  }
  return planned
}

/** An answer within a day or two, after another, by daylight; the last of them at most as old as five days. */
function eventsOf({ way, opening }: Planned, now: number, random: Random) {
  const ages = way.map(() => random.between(9, 40) * HOUR)
  const end = now - random.between(1, 120) * HOUR
  const begin = Math.max(end - ages.slice(1).reduce((sum, age) => sum + age, 0), opening.publishedAt.getTime() + DAY)
  const share = (end - begin) / Math.max(1, way.length - 1)
  return way.map((kind, index) => {
    const at = new Date(byDaylight(way.length === 1 ? end : begin + index * share, now))
    const offer = kind === 'offer' ? termsOf(opening, at.getTime()) : null
    return { kind, note: kind === 'reject' ? rejection : '', offer, at, shownAt: at }
  })
}

/** The hours of a day of China's drawn together to those from nine to eight, in the same order; the day of `now` up to then. */
function byDaylight(at: number, now: number): number {
  const midnight = Math.floor((at + CHINA) / DAY) * DAY - CHINA
  const passed = at - midnight
  const [from, until] = [midnight + 9 * HOUR, Math.min(midnight + 20 * HOUR, now)]
  return until > from ? from + (passed / DAY) * (until - from) : midnight - 4 * HOUR + passed / 8
}
