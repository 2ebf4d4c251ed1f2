import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText, paging, position } from '../content.ts'
import { MESSAGE_MAX } from '../rules/delivery-steps.ts'
import { appointmentFaults } from '../rules/invitation-rules.ts'
import {
  answerSteps,
  CONTACT_PHONE_MAX,
  deskInvitationSteps,
  INTERVIEWER_MAX,
  interviewMinutes,
  interviewModes,
  interviewRounds,
  invitationStatuses,
  invitationStepNames,
  LINK_MAX,
  PLACE_MAX,
} from '../rules/invitation-steps.ts'
import { onBehalf } from './resume.ts'

/** ISO 8601, in UTC. */
export const instant = z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{3})?Z$/))
/** IANA, as `Asia/Shanghai`. */
export const zone = z.string().check(z.regex(/^[A-Z][A-Za-z0-9_+-]{0,19}(\/[A-Z][A-Za-z0-9_+-]{0,19}){0,2}$/))
const text = (max: number) => z.string().check(z.maxLength(max))

/** When and where, as an employer names it. */
const appointment = {
  round: z.enum(interviewRounds),
  starts_at: instant,
  minutes: z.enum(interviewMinutes.map(String) as [`${(typeof interviewMinutes)[number]}`]),
  /** In which the employer named the time. */
  zone,
  mode: z.enum(interviewModes),
  /** The address; '' for a video alone. */
  place: text(PLACE_MAX),
  /** Of the video, https; '' for none. */
  link: text(LINK_MAX),
  /** Whom to ask for, and the number that answers; '' for none. */
  interviewer: z.optional(text(INTERVIEWER_MAX)),
  contact_phone: z.optional(text(CONTACT_PHONE_MAX)),
  /** What to bring or to know. */
  note: text(MESSAGE_MAX),
  /** Until when an answer is asked for. */
  answer_by: instant,
}

export const invitation = z.object({
  id: z.string(),
  round: z.enum(interviewRounds),
  /** ISO 8601, like the other times. */
  starts_at: z.string(),
  minutes: z.number(),
  zone: z.string(),
  mode: z.enum(interviewModes),
  place: z.string(),
  link: z.string(),
  interviewer: z.string(),
  contact_phone: z.string(),
  note: z.string(),
  answer_by: z.string(),
  status: z.enum(invitationStatuses),
  /** All is decided about the delivery, as far as whoever asks knows. */
  is_decided: z.boolean(),
  /** How often time or place were changed. */
  revision: z.number(),
  /** The other time that the student asks for; null unless `rescheduleAsked`. */
  asked: z.nullable(z.object({ starts_at: z.string(), reason: z.string() })),
})
export type Invitation = z.infer<typeof invitation>

/** What happened to an invitation after it was made. */
export const invitationEvent = z.object({
  kind: z.enum(invitationStepNames),
  round: z.enum(interviewRounds),
  at: z.string(),
  /** What whoever took the step says with it. */
  note: z.string(),
  /** The time that it moves to or asks for; null of any other. */
  starts_at: z.nullable(z.string()),
  zone: z.string(),
})
export type InvitationEvent = z.infer<typeof invitationEvent>

export const ownInvitation = z.extend(invitation, { delivery_id: z.string(), position })
export type OwnInvitation = z.infer<typeof ownInvitation>

export const invitationScopes = ['upcoming', 'past'] as const
export type InvitationScope = (typeof invitationScopes)[number]

/** A student's interviews (JOB-5): those to come, the next first; those past, cancelled or declined, the latest first. */
export const getInvitations = get({
  path: '/api/invite/getlist',
  params: z.object({ ...paging, scope: z.enum(invitationScopes) }),
  answer: z.object({
    list: z.array(ownInvitation),
    total: z.number(),
    counts: z.object({ upcoming: z.number(), past: z.number() }),
  }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Why an answer is refused. */
export const answerRefusal = z.object({
  why: z.enum([
    /** It stands otherwise by now. */
    'movedOn',
    /** Time or place were changed since the student saw them. */
    'changed',
    'started',
    /** The other time that is asked for is past. */
    'timePast',
    /** It is the time that the interview has. */
    'timeSame',
  ]),
})
export type AnswerRefusal = z.infer<typeof answerRefusal>

/** A student's answer. What stands so already stays so. A refusal with code 20013 has an `AnswerRefusal` as its data. */
export const answerInvitation = post({
  path: '/api/invite/answer',
  params: z.object({
    ...onBehalf,
    id: idText,
    step: z.enum(answerSteps),
    /** Of what the student saw. */
    revision: z.string().check(z.regex(/^\d{1,6}$/)),
    /** With `askReschedule`: the time that would suit. */
    starts_at: z.optional(instant),
    reason: z.optional(text(MESSAGE_MAX)),
  }),
  answer: ownInvitation,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** The calendar file of one interview (RFC 5545). */
export const getInvitationCalendar = get({
  path: '/api/invite/getcalendar',
  params: z.object({ id: idText }),
  answer: z.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** Why an employer's word is refused; `notYet`: before it began nobody came or stayed away. */
export const interviewRefusal = z.object({ why: z.enum(['movedOn', 'notYet', ...appointmentFaults]) })
export type InterviewRefusal = z.infer<typeof interviewRefusal>

const deskCodes = [codes.notLoggedIn, codes.refused, codes.notFound]

/**
 * Invites whoever sent a delivery, which the student is told ten seconds later. The same once more is the same
 * invitation. A refusal of this and the next two with code 20013 has an `InterviewRefusal` as its data.
 */
export const inviteToInterview = post({
  path: '/company/desk/invite',
  params: z.object({ id: idText, ...appointment }),
  answer: invitation,
  codes: deskCodes,
  caller: 'company',
})

/** Another time or place of an invitation that stands, to be answered anew. */
export const moveInterview = post({
  path: '/company/desk/moveinterview',
  params: z.object({ invitation_id: idText, ...appointment }),
  answer: invitation,
  codes: deskCodes,
  caller: 'company',
})

export const stepInterview = post({
  path: '/company/desk/stepinterview',
  params: z.object({ invitation_id: idText, step: z.enum(deskInvitationSteps) }),
  answer: invitation,
  codes: deskCodes,
  caller: 'company',
})
