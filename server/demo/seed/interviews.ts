import type {
  InterviewMode,
  InterviewRound,
  InvitationStatus,
  InvitationStep,
} from '../../../contract/rules/invitation-steps.ts'
import { invitationEvents, invitations } from '../../areas/applications/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { insertRows } from './content/insert.ts'
import { seedInterviewNotices } from './interview-notices.ts'

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

interface Story {
  readonly round: InterviewRound
  readonly mode: InterviewMode
  readonly minutes: number
  /** Days from today, and the hour in China; null for one that came before the delivery went on. */
  readonly when: readonly [days: number, hour: number] | null
  readonly steps: readonly InvitationStep[]
}

/** Of those whose delivery went on. */
const held: readonly Story[] = [
  { round: 'technical', mode: 'onsite', minutes: 45, when: null, steps: ['accept', 'complete'] },
  { round: 'first', mode: 'video', minutes: 30, when: null, steps: ['accept', 'missed'] },
  { round: 'final', mode: 'onsite', minutes: 60, when: null, steps: ['accept', 'complete'] },
]

/** Of those that are waited for: the first student's two, then the others', the oldest invitation first. */
const open: readonly Story[] = [
  { round: 'technical', mode: 'onsite', minutes: 45, when: [1, 14], steps: ['accept'] },
  { round: 'final', mode: 'video', minutes: 60, when: [6, 10], steps: [] },
  { round: 'first', mode: 'video', minutes: 30, when: null, steps: ['accept'] },
  { round: 'technical', mode: 'onsite', minutes: 60, when: [2, 10], steps: ['decline'] },
  { round: 'group', mode: 'onsite', minutes: 90, when: [1, 9], steps: ['cancel'] },
  { round: 'second', mode: 'onsite', minutes: 45, when: [3, 15], steps: ['askReschedule'] },
  { round: 'hr', mode: 'video', minutes: 30, when: [2, 16], steps: ['accept'] },
  { round: 'first', mode: 'video', minutes: 30, when: [4, 14], steps: [] },
  { round: 'technical', mode: 'onsite', minutes: 45, when: [5, 10], steps: [] },
]

const statusAfter: Partial<Record<InvitationStep, InvitationStatus>> = {
  accept: 'accepted',
  complete: 'completed',
  missed: 'noShow',
  decline: 'declined',
  cancel: 'cancelled',
  askReschedule: 'rescheduleAsked',
}

const REASON = '当天上午有期末考试，能否改到第二天同一时间？'

/** What to bring, by field of study. */
const notes: Readonly<Record<string, string>> = {
  computing: '会现场看一段你写的代码，请准备好仓库链接，笔记本电脑自带。',
  electronics: '会问到你做过的板子和调试过程，带上原理图或照片即可。',
  electrical: '请带一份控制或供配电的课程设计，会问到参数怎么选。',
  mechanical: '请带一份课程设计或竞赛的图纸，装配图、零件图均可。',
  civil: '请带施工图或模型照片，会请你讲一处节点的做法。',
  materials: '会问到你的实验方案和表征方法，带上实验记录的摘要即可。',
  life: '请带实验或实习的鉴定材料，进实验区需换鞋，请提前到。',
  business: '会有十分钟的案例讨论，不用准备材料，带纸笔即可。',
  humanities: '请带一篇你写的文章或教案，会请你试讲五分钟。',
  arts: '请带作品集，电子版和打印件都可以，重点讲一个完整项目。',
}
const USUAL_NOTE = '请带身份证和一份纸质简历，提前十分钟到前台登记。'

/** Who leads a round. */
const interviewers: Readonly<Record<InterviewRound, string>> = {
  first: '周女士（招聘组）',
  second: '何先生（部门主管）',
  technical: '陈工（技术组）',
  group: '周女士（招聘组）',
  hr: '许女士（人力资源部）',
  final: '沈先生（部门总监）',
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
        note: notes[invite.discipline] ?? USUAL_NOTE,
        answerBy: new Date(Math.max(midnightOf(start) - 6 * HOUR, invite.at + MINUTE)),
        revision: 0,
        askedStartsAt: asks ? new Date(start + DAY) : null,
        askedReason: asks ? REASON : '',
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
        note: kind === 'askReschedule' ? REASON : '',
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
  if (when) return midnightOf(now) + when[0] * DAY + when[1] * HOUR
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
