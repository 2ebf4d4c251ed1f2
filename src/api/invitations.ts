import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/invitations.ts'
import type { AnswerStep } from '../../contract/rules/invitation-steps.ts'
import { addressOf, request } from './client.ts'
import { lively, readPage } from './content.ts'
import { queryClient } from './query-client.ts'

const getInvitations = request(calls.getInvitations)
const postAnswer = request(calls.answerInvitation)

export const PAST_SIZE = 8
/** What is to come stands on one page. */
const UPCOMING_SIZE = 50

const LISTS = ['student', 'invitations']

/** A student's interviews: those to come, or a page of those past. */
export const invitationsQuery = (userId: string, scope: calls.InvitationScope, page = 1) =>
  queryOptions({
    queryKey: [...LISTS, userId, scope, page],
    queryFn: ({ signal }) =>
      readPage(page, scope === 'past' ? PAST_SIZE : UPCOMING_SIZE, (at) => getInvitations({ scope, ...at }, signal)),
    placeholderData: keepPreviousData,
    ...lively,
  })

export interface SentAnswer {
  readonly id: string
  readonly step: AnswerStep
  readonly revision: number
  /** ISO 8601; with `askReschedule`. */
  readonly startsAt?: string
  readonly reason: string
}

/** Rejects with a CallFailure. How it stands is read anew in any case: the employer may have been faster. */
export async function answerInvitation(
  userId: string,
  { id, step, revision, startsAt, reason }: SentAnswer,
): Promise<void> {
  try {
    await postAnswer({
      user_id: userId,
      id,
      step,
      revision: String(revision),
      ...(startsAt !== undefined && { starts_at: startsAt }),
      ...(reason !== '' && { reason }),
    })
  } finally {
    void queryClient.invalidateQueries({ queryKey: LISTS })
  }
}

/** Where the browser saves the calendar file of an interview from. */
export const calendarAddress = (id: string): string => addressOf(calls.getInvitationCalendar, { id })
