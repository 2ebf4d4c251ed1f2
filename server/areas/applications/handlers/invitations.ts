import type { Answer } from '../../../../contract/call.ts'
import type * as calls from '../../../../contract/calls/invitations.ts'
import type { AnswerRefusal, InterviewRefusal } from '../../../../contract/calls/invitations.ts'
import { codes } from '../../../../contract/codes.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { answeringOwner } from '../../login/registered.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { Appointment, InterviewOutcome } from '../interviews/interviews.ts'
import { isZone } from '../interviews/wall-time.ts'
import type { ApplicationsServices } from '../services.ts'
import { changingRecruiter } from './recruiter-of.ts'

const answerSentences = {
  movedOn: m.server_interview_moved_on,
  changed: m.server_interview_changed,
  started: m.server_interview_started,
  timePast: m.server_interview_time_past,
  timeSame: m.server_interview_time_same,
} satisfies Record<AnswerRefusal['why'], unknown>

const interviewSentences = {
  movedOn: m.server_interview_moved_on,
  notYet: m.server_interview_not_yet,
  startPast: m.server_interview_time_past,
  answerByPast: m.server_interview_answer_by_past,
  answerByLate: m.server_interview_answer_by_late,
  noPlace: m.server_interview_no_place,
  noLink: m.server_interview_no_link,
  linkWrong: m.server_interview_link_wrong,
  phoneWrong: m.server_interview_phone_wrong,
} satisfies Record<InterviewRefusal['why'], unknown>

export function invitationsHandlers(services: ApplicationsServices): HandlersOf<typeof calls> {
  const { deskLive, invitations, interviews, live } = services

  const localeOf = async (exchange: Exchange) => localeAt(await requireSite(services, exchange), exchange)

  const wornOut = async (exchange: Exchange) =>
    new Refusal(codes.refused, m.server_interview_worn_out({}, { locale: await localeOf(exchange) }))

  /** @throws Refusal with what to do */
  async function deskAnswer(
    outcome: InterviewOutcome,
    exchange: Exchange,
  ): Promise<Answer<typeof calls.moveInterview>> {
    if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
    if (outcome.kind === 'done') return outcome.invitation
    if (outcome.kind === 'wornOut') throw await wornOut(exchange)
    const { why } = outcome
    throw new Refusal(codes.refused, interviewSentences[why]({}, { locale: await localeOf(exchange) }), { why })
  }

  return {
    getInvitations: ({ params, caller }) => invitations.list(caller.userId, params),

    async answerInvitation({ params, caller, exchange }) {
      const { id, step, starts_at, reason = '', revision } = params
      const asks = step === 'askReschedule'
      if (asks && starts_at === undefined) throw new Refusal(codes.badParameters)
      const outcome = await invitations.answer(await answeringOwner(services, params, caller), id, {
        step,
        revision: Number(revision),
        startsAt: asks && starts_at !== undefined ? instantOf(starts_at) : null,
        reason: asks ? reason.trim() : '',
      })
      if (outcome.kind === 'refused') {
        const { why } = outcome
        throw new Refusal(codes.refused, answerSentences[why]({}, { locale: await localeOf(exchange) }), { why })
      }
      if (outcome.kind === 'wornOut') throw await wornOut(exchange)
      if (outcome.kind === 'taken') live.tell(caller.userId, 'delivery')
      const found = outcome.kind === 'taken' ? await invitations.find(caller.userId, id) : null
      if (!found) throw new Refusal(codes.notFound)
      deskLive.tell(found.delivery_id)
      return found
    },

    async getInvitationCalendar({ params, caller, exchange }) {
      const wish = { locale: await localeOf(exchange), address: `${exchange.origin}/#/myInterviewList` }
      const file = await invitations.calendar(caller.userId, params.id, wish)
      if (!file) throw new Refusal(codes.notFound)
      return file
    },

    async inviteToInterview({ params, caller, exchange }) {
      const recruiter = await changingRecruiter(services, caller, exchange)
      return deskAnswer(await interviews.invite(recruiter, params.id, appointmentOf(params)), exchange)
    },

    async moveInterview({ params, caller, exchange }) {
      const recruiter = await changingRecruiter(services, caller, exchange)
      return deskAnswer(await interviews.move(recruiter, params.invitation_id, appointmentOf(params)), exchange)
    },

    async stepInterview({ params, caller, exchange }) {
      const recruiter = await changingRecruiter(services, caller, exchange)
      return deskAnswer(await interviews.step(recruiter, params.invitation_id, params.step), exchange)
    },
  }
}

type Named = Pick<
  Parameters<HandlersOf<typeof calls>['moveInterview']>[0]['params'],
  | 'round'
  | 'starts_at'
  | 'minutes'
  | 'zone'
  | 'mode'
  | 'place'
  | 'link'
  | 'interviewer'
  | 'contact_phone'
  | 'note'
  | 'answer_by'
>

/** @throws Refusal for a time or a zone that no calendar knows */
function appointmentOf({ round, starts_at, minutes, zone, mode, answer_by, ...texts }: Named): Appointment {
  const { place, link, interviewer = '', contact_phone = '', note } = texts
  if (!isZone(zone)) throw new Refusal(codes.badParameters)
  return {
    round,
    startsAt: instantOf(starts_at),
    minutes: Number(minutes),
    zone,
    mode,
    place: place.trim(),
    link: link.trim(),
    interviewer: interviewer.trim(),
    contactPhone: contact_phone.trim(),
    note: note.trim(),
    answerBy: instantOf(answer_by),
  }
}

/** @throws Refusal for a day that no calendar knows */
function instantOf(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw new Refusal(codes.badParameters)
  return instant
}
