import * as v from 'valibot'
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
import { finite, text } from '../rules/schemas.ts'
import { onBehalf } from './resume.ts'

/** ISO 8601, in UTC. */
export const instant = v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{3})?Z$/))
/** IANA, as `Asia/Shanghai`. */
export const zone = v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9_+-]{0,19}(\/[A-Z][A-Za-z0-9_+-]{0,19}){0,2}$/))
/** When and where, as an employer names it. */
const appointment = {
  round: v.picklist(interviewRounds),
  starts_at: instant,
  minutes: v.picklist(interviewMinutes.map(String) as [`${(typeof interviewMinutes)[number]}`]),
  /** In which the employer named the time. */
  zone,
  mode: v.picklist(interviewModes),
  /** The address; '' for a video alone. */
  place: text(PLACE_MAX),
  /** Of the video, https; '' for none. */
  link: text(LINK_MAX),
  /** Whom to ask for, and the number that answers; '' for none. */
  interviewer: v.optional(text(INTERVIEWER_MAX)),
  contact_phone: v.optional(text(CONTACT_PHONE_MAX)),
  /** What to bring or to know. */
  note: text(MESSAGE_MAX),
  /** Until when an answer is asked for. */
  answer_by: instant,
}

export const invitation = v.object({
  id: v.string(),
  round: v.picklist(interviewRounds),
  /** ISO 8601, like the other times. */
  starts_at: v.string(),
  minutes: finite,
  zone: v.string(),
  mode: v.picklist(interviewModes),
  place: v.string(),
  link: v.string(),
  interviewer: v.string(),
  contact_phone: v.string(),
  note: v.string(),
  answer_by: v.string(),
  status: v.picklist(invitationStatuses),
  /** All is decided about the delivery, as far as whoever asks knows. */
  is_decided: v.boolean(),
  /** How often time or place were changed. */
  revision: finite,
  /** The other time that the student asks for; null unless `rescheduleAsked`. */
  asked: v.nullable(v.object({ starts_at: v.string(), reason: v.string() })),
})
export type Invitation = v.InferOutput<typeof invitation>

/** What happened to an invitation after it was made. */
export const invitationEvent = v.object({
  kind: v.picklist(invitationStepNames),
  round: v.picklist(interviewRounds),
  at: v.string(),
  /** What whoever took the step says with it. */
  note: v.string(),
  /** The time that it moves to or asks for; null of any other. */
  starts_at: v.nullable(v.string()),
  zone: v.string(),
})
export type InvitationEvent = v.InferOutput<typeof invitationEvent>

export const ownInvitation = v.object({ ...invitation.entries, delivery_id: v.string(), position })
export type OwnInvitation = v.InferOutput<typeof ownInvitation>

export const invitationScopes = ['upcoming', 'past'] as const
export type InvitationScope = (typeof invitationScopes)[number]

/** A student's interviews (JOB-5): those to come, the next first; those past, cancelled or declined, the latest first. */
export const getInvitations = get({
  path: '/api/invite/getlist',
  params: v.object({ ...paging, scope: v.picklist(invitationScopes) }),
  answer: v.object({
    list: v.array(ownInvitation),
    total: finite,
    counts: v.object({ upcoming: finite, past: finite }),
  }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Why an answer is refused. */
export const answerRefusal = v.object({
  why: v.picklist([
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
export type AnswerRefusal = v.InferOutput<typeof answerRefusal>

/** A student's answer. What stands so already stays so. A refusal with code 20013 has an `AnswerRefusal` as its data. */
export const answerInvitation = post({
  path: '/api/invite/answer',
  params: v.object({
    ...onBehalf,
    id: idText,
    step: v.picklist(answerSteps),
    /** Of what the student saw. */
    revision: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
    /** With `askReschedule`: the time that would suit. */
    starts_at: v.optional(instant),
    reason: v.optional(text(MESSAGE_MAX)),
  }),
  answer: ownInvitation,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** The calendar file of one interview (RFC 5545). */
export const getInvitationCalendar = get({
  path: '/api/invite/getcalendar',
  params: v.object({ id: idText }),
  answer: v.object({}),
  download: true,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** Why an employer's word is refused; `notYet`: before it began nobody came or stayed away. */
export const interviewRefusal = v.object({ why: v.picklist(['movedOn', 'notYet', ...appointmentFaults]) })
export type InterviewRefusal = v.InferOutput<typeof interviewRefusal>

const deskCodes = [codes.notLoggedIn, codes.refused, codes.notFound]

/**
 * Invites whoever sent a delivery, which the student is told ten seconds later. The same once more is the same
 * invitation. A refusal of this and the next two with code 20013 has an `InterviewRefusal` as its data.
 */
export const inviteToInterview = post({
  path: '/company/desk/invite',
  params: v.object({ id: idText, ...appointment }),
  answer: invitation,
  codes: deskCodes,
  caller: 'company',
})

/** Another time or place of an invitation that stands, to be answered anew. */
export const moveInterview = post({
  path: '/company/desk/moveinterview',
  params: v.object({ invitation_id: idText, ...appointment }),
  answer: invitation,
  codes: deskCodes,
  caller: 'company',
})

export const stepInterview = post({
  path: '/company/desk/stepinterview',
  params: v.object({ invitation_id: idText, step: v.picklist(deskInvitationSteps) }),
  answer: invitation,
  codes: deskCodes,
  caller: 'company',
})
