import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type InvitationStatus,
  type InvitationStep,
  interviewModes,
  interviewRounds,
  invitationStepNames,
} from '../../../contract/rules/invitation-steps.ts'
import {
  type Appointed,
  aboutInterview,
  remind,
  reminders,
} from '../../areas/applications/interviews/interview-notices.ts'
import { invitationEvents, invitations } from '../../areas/applications/schema.ts'
import { notices } from '../../areas/notices/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { aboutEvent } from '../../platform/outbox/outbox.ts'
import { insertRows } from './content/insert.ts'
import { each, readData } from './data.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const CHINA = 8 * HOUR
const ZONE = 'Asia/Shanghai'

/** The step that a delivery came to an interview with. */
export interface Invite {
  readonly deliveryId: number
  readonly eventId: number
  readonly studentId: number
  /** Up to when the student has looked at the delivery. */
  readonly readAt: Date
  /** Epoch milliseconds. */
  readonly at: number
  /** When the delivery went on; null where it has not. */
  readonly until: number | null
  readonly discipline: string
  /** Where the company is. */
  readonly address: string
}

const story = v.strictObject({
  round: v.picklist(interviewRounds),
  mode: v.picklist(interviewModes),
  minutes: v.number(),
  /** Days from today, and the hour in China; none for one that came before the delivery went on. */
  when: v.optional(v.strictObject({ days: v.number(), hour: v.number() })),
  steps: v.array(v.picklist(invitationStepNames)),
})
type Story = v.InferOutput<typeof story>

const { held, open, reason, notes, usualNote, interviewers } = readData(
  'interviews',
  v.strictObject({
    /** Of those whose delivery went on. */
    held: v.array(story),
    /** Of those that are waited for: the first student's two, then the others', the oldest invitation first. */
    open: v.array(story),
    /** For asking for another time. */
    reason: v.string(),
    /** What to bring, by field of study. */
    notes: v.record(v.string(), v.string()),
    usualNote: v.string(),
    /** Who leads a round. */
    interviewers: each(interviewRounds, v.string()),
  }),
)

const statusAfter: Partial<Record<InvitationStep, InvitationStatus>> = {
  accept: 'accepted',
  complete: 'completed',
  missed: 'noShow',
  decline: 'declined',
  cancel: 'cancelled',
  askReschedule: 'rescheduleAsked',
}

/** Of nobody: no such number is given out. */
const phoneOf = (index: number) => `010-0000 ${String(2001 + index)}`

/** Deliveries of the first student that came to an interview and went on; of any other that went on none did. */
export const HELD = [3, 7, 12]

/**
 * The demonstration's twelve interviews, in every status.
 * @param invites in the order of their deliveries, the first student's two rounds first of those that wait
 * @param now epoch milliseconds
 */
export async function seedInterviews(db: Db, invites: readonly Invite[], now: number): Promise<void> {
  const gone = invites.filter(({ until }) => until !== null)
  const [one, two, ...others] = invites.filter(({ until }) => until === null)
  const waiting = [one, two, ...others.toSorted((a, b) => a.at - b.at)].filter((invite) => invite !== undefined)
  const told = [...pair(gone, held), ...pair(waiting, open)]
  const made = told.map(([invite, story]) => {
    const start = startOf(invite, story, now)
    const steps = story.steps.map((kind, step) => ({
      kind,
      at: new Date(momentOf(kind, { invite, start, minutes: story.minutes, now, step })),
    }))
    return { invite, story, start, steps }
  })
  const ids = await insertRows(
    db,
    invitations,
    made.map(({ invite, story, start }, index) => {
      const last = story.steps.at(-1)
      const asks = last === 'askReschedule'
      return {
        deliveryId: invite.deliveryId,
        eventId: invite.eventId,
        status: (last && statusAfter[last]) ?? 'invited',
        round: story.round,
        startsAt: new Date(start),
        minutes: story.minutes,
        zone: ZONE,
        mode: story.mode,
        place: story.mode === 'onsite' ? invite.address : '',
        link: story.mode === 'video' ? `https://meet.qihang.example/i-${invite.deliveryId}` : '',
        interviewer: interviewers[story.round],
        contactPhone: phoneOf(index),
        note: notes[invite.discipline] ?? usualNote,
        answerBy: new Date(Math.max(midnightOf(start) - 6 * HOUR, invite.at + MINUTE)),
        revision: 0,
        askedStartsAt: asks ? new Date(start + DAY) : null,
        askedReason: asks ? reason : '',
      }
    }),
  )
  await insertRows(
    db,
    invitationEvents,
    made.flatMap(({ steps, start }, index) =>
      steps.map(({ kind, at }) => ({
        invitationId: ids[index]!,
        kind,
        note: kind === 'askReschedule' ? reason : '',
        at,
        startsAt: kind === 'askReschedule' ? new Date(start + DAY) : null,
      })),
    ),
  )
  const interviews = made.map(({ invite, start, steps }, index) => ({
    ...invite,
    id: ids[index]!,
    revision: 0,
    startsAt: new Date(start),
    shownAt: new Date(invite.at),
    zone: ZONE,
    steps,
  }))
  await seedInterviewNotices(db, interviews, new Date(now))
}

const pair = (invites: readonly Invite[], stories: readonly Story[]): (readonly [Invite, Story])[] =>
  invites.flatMap((invite, index) => {
    const story = stories[index]
    return story ? [[invite, story] as const] : []
  })

/** Hours at which people are interviewed, the usual first. */
const HOURS = [14, 10, 15.5, 9, 11, 16.5, 13, 17, 18.5]

const midnightOf = (at: number) => Math.floor((at + CHINA) / DAY) * DAY - CHINA

/** The day that the story names, or the last hour at which there was time between the invitation and what came of it. */
function startOf({ at, until }: Invite, { when, minutes }: Story, now: number): number {
  if (when) return midnightOf(now) + when.days * DAY + when.hour * HOUR
  const latest = (until ?? now) - minutes * MINUTE
  for (let midnight = midnightOf(latest); midnight + DAY > at; midnight -= DAY) {
    const start = HOURS.map((hour) => midnight + hour * HOUR).find((one) => one > at + HOUR && one <= latest)
    if (start !== undefined) return start
  }
  return at + (latest - at) / 2
}

interface Course {
  readonly invite: Invite
  readonly start: number
  readonly minutes: number
  readonly now: number
  readonly step: number
}

/** Answers come soon, and before it begins; who came is told when it is over. */
function momentOf(kind: InvitationStep, { invite, start, minutes, now, step }: Course): number {
  if (kind === 'complete' || kind === 'missed') return start + minutes * MINUTE
  const last = Math.min(start, now)
  return invite.at + ((last - invite.at) * (step + 1)) / 4
}

interface Seeded extends Appointed {
  readonly eventId: number
  readonly zone: string
  /** Up to when the student has looked at what was told. */
  readonly readAt: Date
  readonly steps: readonly { readonly kind: InvitationStep; readonly at: Date }[]
}

/** What students were told of the demonstration's interviews, and what they are yet to be. */
async function seedInterviewNotices(db: Db, interviews: readonly Seeded[], now: Date): Promise<void> {
  for (const one of interviews) {
    await db
      .update(notices)
      .set({ interview: toldOf(one, one.shownAt) })
      .where(eq(notices.once, aboutEvent(one.eventId)))
    await remind(db, one, now)
  }
  await insertRows(
    db,
    notices,
    interviews.flatMap((one) =>
      toldBy(one, now).map(({ kind, at }) => ({
        once: aboutInterview(one, kind),
        studentId: one.studentId,
        kind,
        deliveryId: one.deliveryId,
        interview: toldOf(one, at),
        at,
        readAt: at <= one.readAt ? one.readAt : null,
      })),
    ),
  )
}

const accepted = ({ steps }: Seeded, by: Date) => steps.some(({ kind, at }) => kind === 'accept' && at <= by)

const toldOf = (one: Seeded, at: Date) => ({
  starts_at: one.startsAt.toISOString(),
  zone: one.zone,
  is_accepted: accepted(one, at),
})

/** A cancellation, and the reminders of what stood when they were due. */
function toldBy(one: Seeded, now: Date) {
  const { startsAt, shownAt, steps } = one
  const cancelled = steps.flatMap(({ kind, at }) => (kind === 'cancel' ? [{ kind, at }] : []))
  const reminded = (['dayBefore', 'hourBefore'] as const)
    .map((kind) => ({ kind, at: new Date(startsAt.getTime() - reminders[kind]) }))
    .filter(({ at }) => at > shownAt && at <= now)
    .filter(({ kind, at }) => accepted(one, at) || (kind === 'dayBefore' && steps.every((step) => step.at > at)))
  return [...cancelled, ...reminded]
}
