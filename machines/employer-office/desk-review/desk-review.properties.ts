import {
  always,
  both,
  calls,
  done,
  either,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'
import { FORM } from '../interview-invite/samples.ts'
import type { Applicant } from './desk-review.types.ts'

export const SENTENCE = ' 感谢你的投递 '
/** One character takes two units of UTF-16. */
export const LONGEST = `${'好'.repeat(199)}😀`
export const LONG = '好'.repeat(201)
/** One applicant more than one call moves. */
export const MANY: readonly Applicant[] = Array.from({ length: 101 }, (_, at) => ({
  id: String(at + 1),
  name: `投递者 ${at + 1}`,
}))

const asked = (step: string, count?: number) =>
  on('MOVE.ASKED', {
    step,
    ...(count !== undefined && { applicants: (all: readonly unknown[]) => all.length === count }),
  })
const confirmed = on('CONFIRMED')
const cancelled = on('CANCELLED')
const undoChosen = on('UNDO.CHOSEN')
const retried = on('RETRIED')
const dismissed = on('OFFER.DISMISSED')
const inviteAsked = on('INVITE.ASKED')
const inviteSent = done('invite', { result: 'sent' })
const tick = (rest: number) => on('COUNTDOWN.TICKED', { rest })
const typed = (note: string) => on('NOTE.TYPED', { note })
const moves = starts('takeStep')
const undoes = starts('undo')
const counts = starts('countdown')
const answered = either(done('takeStep'), failed('takeStep'))
const OFFERED = { salary: '18K × 14 薪', place: '江临市望江区', startsOn: '2027-07-01', answerBy: '2026-12-05T18:00' }
const offering = on('OFFER.TYPED', { offer: OFFERED })
const halfOffering = on('OFFER.TYPED', { offer: { answerBy: '过两天' } })
const offersTerms = (step: unknown) => step === 'offer' || step === 'revise'
const isSomething = (value: unknown) => value !== null
const isFailure = (failure: unknown) => failure !== null
const isEmpty = (list: readonly unknown[]) => list.length === 0

const notUndone = failed('undo')
/** 2026-11-23T08:00:10Z. */
const UNTIL_MS = 1_795_420_810_000
const oneOf =
  (...all: readonly string[]) =>
  (ids: readonly string[]) =>
    JSON.stringify(ids) === JSON.stringify(all)
const told = calls('notify', { kind: 'stepUndone' })

export const deskReviewProperties = {
  'interest is sent at once, of whom it is said, without a word': whenever(
    asked('like', 1),
    both(moves, starts('takeStep', { ids: oneOf('11'), step: 'like', note: '' })),
  ),
  'an offer and a refusal are asked about first': whenever(
    either(asked('offer', 1), asked('reject', 2)),
    both(within('writing'), no(moves)),
  ),
  'the usual sentence may be sent as it is, without blanks around it, with what is offered [JOB-5]': successive(
    asked('offer', 1),
    offering,
    both(confirmed, starts('takeStep', { ids: oneOf('11'), step: 'offer', note: '感谢你的投递', offer: OFFERED })),
    both(done('takeStep', { 0: { status: 'offer' } }), within('offered')),
  ),
  'other terms begin with those that are offered [JOB-5]': successive(
    both(asked('revise', 1), within('writing'), has({ note: SENTENCE, offer: OFFERED }), no(moves)),
    both(confirmed, starts('takeStep', { ids: oneOf('11'), step: 'revise', offer: OFFERED })),
    both(done('takeStep', { 0: { status: 'offer' } }), within('offered')),
  ),
  'no offer goes without pay, place, first day and until when it waits [JOB-5]': never(
    starts('takeStep', {
      step: offersTerms,
      offer: (offer: unknown) => JSON.stringify(offer) !== JSON.stringify(OFFERED),
    }),
  ),
  'no other step carries the terms of an offer': never(starts('takeStep', { step: 'reject', offer: isSomething })),
  'the terms of an offer are there again after it was left': possible(
    offering,
    cancelled,
    both(asked('offer', 1), has({ offer: OFFERED })),
  ),
  'the terms of an offer are there again after it was taken back': successive(
    asked('offer', 1),
    offering,
    both(confirmed, moves),
    done('takeStep', { 0: { status: 'offer' } }),
    both(undoChosen, undoes),
    done('undo', { 0: { is_moved: true } }),
    both(asked('offer', 1), has({ offer: OFFERED })),
  ),
  'the desk begins with the usual sentence again after a reload, not with the words of that decision': successive(
    both(starting, has({ move: { step: 'reject' }, note: '' })),
    both(undoChosen, undoes),
    both(done('undo'), within('resting')),
    both(asked('reject', 2), has({ note: SENTENCE })),
  ),
  'the desk rests at once where nothing was decided': whenever(both(starting, has({ move: null })), within('resting')),
  'the terms of an offer are not there with the next decision': possible(
    offering,
    both(asked('reject', 2), has({ offer: { salary: '' } })),
  ),
  'a decision can be put right after a failure': successive(
    both(failed('takeStep'), has({ move: { step: 'offer' } })),
    both(halfOffering, within('writing'), has({ offer: { answerBy: '过两天' }, failure: null })),
    offering,
    both(confirmed, moves),
  ),
  'the words of a decision are there again after it was left': possible(
    both(asked('reject', 2), within('writing')),
    typed(LONGEST),
    cancelled,
    both(asked('reject', 2), has({ note: LONGEST })),
    both(confirmed, starts('takeStep', { step: 'reject', note: LONGEST })),
  ),
  'the words of one step are not said with another': successive(
    both(asked('reject', 2), within('writing')),
    typed(LONGEST),
    cancelled,
    both(asked('offer', 1), has({ note: SENTENCE })),
  ),
  'the employer’s words are kept as they are typed': whenever(
    both(typed(LONGEST), within('writing')),
    has({ note: LONGEST }),
  ),
  'the employer may change the words, up to 200 characters': successive(
    asked('reject', 2),
    typed(LONGEST),
    both(confirmed, starts('takeStep', { ids: oneOf('11', '12'), step: 'reject', note: LONGEST })),
  ),
  'more than 200 characters are never sent': never(
    both(starts('takeStep', { note: (note: string) => [...note].length > 200 }), no(asked('like'))),
  ),
  'the desk says that the words are too many, and they may be shortened': possible(
    typed(LONG),
    typed(LONGEST),
    both(confirmed, moves),
  ),
  'never sent without being confirmed, but for an interest': onlyWith(moves, either(confirmed, asked('like'))),
  'confirmed, it is sent, unless too much is written, or too little offered': whenever(
    both(
      confirmed,
      no(has({ move: { step: offersTerms } })),
      has({ note: (note: string) => [...note.trim()].length <= 200 }),
    ),
    moves,
  ),
  'nobody, or more than 100 at once, is not moved': never(either(asked('reject', 0), asked('like', 101))),
  'thought better of, nothing is sent and others may be decided on': successive(
    asked('reject', 2),
    both(cancelled, no(moves)),
    both(asked('like', 1), moves),
  ),
  'the employer can leave a decision after a failure, too': successive(
    failed('takeStep'),
    both(cancelled, no(moves)),
    asked('offer', 1),
  ),
  'nothing of it shows once it is left': whenever(cancelled, both(within('resting'), has({ failure: null }))),

  'a decision can be taken back exactly as long as the server says': whenever(
    counts,
    both(either(starting, done('takeStep'), inviteSent), starts('countdown', { deadline: UNTIL_MS })),
  ),
  'a decision that was done by a call without an answer can be taken back, too': successive(
    failed('takeStep'),
    both(confirmed, moves),
    both(done('takeStep', { 0: { is_moved: false, status: 'rejected' } }), counts, has({ moved: oneOf('11') })),
  ),
  'an earlier decision can be taken back after a reload, for the time that is left': possible(
    both(starting, counts, has({ move: { step: 'reject' }, moved: oneOf('11') })),
    both(undoChosen, starts('undo', { ids: oneOf('11') })),
  ),
  'kept for a reload is what can be taken back, from the beginning until it is over': always(
    (moment) => calls('rememberMove')(moment) === counts(moment),
  ),
  'exactly as it was decided': whenever(
    both(done('takeStep'), calls('rememberMove')),
    calls('rememberMove', {
      deadline: UNTIL_MS,
      moved: (ids: readonly string[]) => ids[0] === '11',
      move: { applicants: (all: readonly Applicant[]) => all[0]?.name === '林知夏' },
    }),
  ),
  'the tab forgets a decision when it cannot be taken back any more': whenever(
    either(tick(0), dismissed, undoChosen),
    either(calls('forgetMove'), no(either(within('offered'), within('undoing')))),
  ),
  'the time that is left shows': whenever(tick(9), has({ rest: 9 })),
  'the offer to undo ends when the time is over': whenever(tick(0), both(within('resting'), no(undoes))),
  'the undo takes back those that were moved, and no others': successive(
    done('takeStep', { 1: { status: 'withdrawn' } }),
    both(undoChosen, starts('undo', { ids: oneOf('11') })),
  ),
  'the undo takes back all of them': successive(
    done('takeStep', { 1: { status: 'rejected' } }),
    both(undoChosen, starts('undo', { ids: oneOf('11', '12') })),
  ),
  'the undo works until the time is over, also after a while': successive(tick(9), both(undoChosen, undoes)),
  'undone by who chose it alone': onlyWith(undoes, either(undoChosen, retried)),
  'the offer can be put away': successive(
    both(done('takeStep'), within('offered')),
    both(dismissed, within('resting')),
  ),
  'put away, it is gone': whenever(dismissed, both(within('resting'), no(undoes), has({ failure: null }))),
  'another decision takes the place of the offer to undo': successive(
    done('takeStep', { 1: { status: 'rejected' } }),
    both(asked('offer', 1), within('writing'), has({ moved: isEmpty, deadline: 0, rest: 0 })),
  ),
  'each decision has a time of its own': whenever(
    either(on('MOVE.ASKED'), inviteAsked),
    either(has({ rest: 0 }), within('offered')),
  ),
  'taken back, it is told and nothing more is offered': successive(
    both(undoChosen, undoes),
    both(done('undo', { 1: { status: 'viewed' } }), told, within('resting')),
  ),
  'the desk says that it was too late where not all of it is taken back': whenever(
    both(done('undo', oneViewed), has({ moved: oneOf('11', '12') })),
    both(within('tooLate'), no(told)),
  ),
  'one that is taken back is enough where one was moved': successive(
    both(undoChosen, undoes, has({ moved: oneOf('11') })),
    both(done('undo', oneViewed), within('resting'), told),
  ),
  'the desk says that it was too late, not that it was taken back': whenever(
    both(done('undo', { 1: { status: 'rejected' } }), has({ move: { step: 'reject' } })),
    both(within('tooLate'), no(told)),
  ),
  'the employer can put that word away': successive(
    both(done('undo'), within('tooLate')),
    both(dismissed, within('resting')),
  ),
  'the desk tells of an undo only once it is done': onlyWith(calls('notify'), both(done('undo'), told)),
  'the undo can be tried again without an answer': successive(
    both(notUndone, within('notUndone'), has({ failure: { kind: 'offline' } })),
    both(retried, undoes, has({ failure: null })),
    done('undo'),
  ),
  'the undo can be left without an answer': successive(notUndone, both(dismissed, within('resting'))),
  'another decision can follow a failed undo, and the failure is gone': successive(
    notUndone,
    both(asked('like', 1), moves, has({ failure: null })),
  ),

  'an interview is asked for in a form, which begins with what it is given [JOB-5]': whenever(
    inviteAsked,
    both(within('inviting'), starts('interviewInvite', { subject: { deliveryId: '11' } }), no(moves)),
  ),
  'sent, it can be taken back as every decision [JOB-5]': successive(
    both(inviteAsked, has({ move: { step: 'invite' } })),
    both(inviteSent, within('offered'), counts, has({ moved: oneOf('11') })),
    both(undoChosen, starts('undo', { ids: oneOf('11') })),
    both(done('undo', { 0: { status: 'viewed' } }), told, within('resting')),
  ),
  'an invitation can be taken back as long as the server says': whenever(
    inviteSent,
    starts('countdown', { deadline: UNTIL_MS }),
  ),
  'an invited student is ticked no longer': possible(
    on('ROWS.CHOSEN', { ids: oneOf('11', '12') }),
    inviteAsked,
    both(inviteSent, has({ selected: oneOf('12') })),
  ),
  'left, nothing is offered, and something else may be decided': successive(
    both(done('invite', { result: 'left' }), within('resting'), no(counts)),
    both(asked('offer', 1), within('writing')),
  ),

  'overtaken is said, and nothing is offered': whenever(
    both(done('takeStep', { 0: { status: 'withdrawn', is_moved: false } })),
    both(within('overtaken'), no(counts), has({ moved: isEmpty })),
  ),
  'the employer can put the word aside, or decide on another': successive(
    within('overtaken'),
    both(dismissed, within('resting')),
  ),
  'the employer can decide on another delivery then': successive(within('overtaken'), both(asked('like', 1), moves)),
  'no interest in who was refused is told as one': whenever(
    both(done('takeStep', { 0: { status: 'rejected', is_moved: false } }), has({ move: { step: 'like' } })),
    within('overtaken'),
  ),
  'a failure keeps what was written and why': whenever(
    failed('takeStep'),
    both(within('failed'), has({ failure: isFailure, move: (move: unknown) => move !== null })),
  ),
  'a failure keeps the words as they were written': successive(
    typed(LONGEST),
    confirmed,
    both(failed('takeStep'), has({ note: LONGEST })),
  ),
  'a failed decision can be sent again': successive(
    failed('takeStep'),
    both(confirmed, moves, has({ failure: null })),
    done('takeStep'),
  ),
  'a failed decision can be sent with other words': successive(
    both(failed('takeStep'), has({ note: SENTENCE })),
    typed(LONGEST),
    both(confirmed, starts('takeStep', { note: LONGEST })),
  ),
  'too many words are not sent after a failure': successive(
    failed('takeStep'),
    typed(LONG),
    both(on('NOTE.TYPED'), within('failed')),
  ),

  'a row is ticked': whenever(both(on('ROW.TOGGLED', { id: '12' }), has({ selected: oneOf('11', '12') })), no(moves)),
  'a ticked row can be unticked': successive(
    both(on('ROW.TOGGLED', { id: '11' }), has({ selected: oneOf('11') })),
    both(on('ROW.TOGGLED', { id: '11' }), has({ selected: isEmpty })),
  ),
  'all rows can be ticked, or none': successive(
    both(on('ROWS.CHOSEN'), has({ selected: oneOf('11', '12') })),
    both(on('ROWS.CHOSEN'), has({ selected: isEmpty })),
  ),
  'a delivery that was moved is ticked no longer': possible(
    on('ROWS.CHOSEN', { ids: oneOf('11', '12') }),
    asked('reject', 2),
    both(done('takeStep', { 1: { status: 'withdrawn' } }), has({ selected: oneOf('12') })),
  ),
  'ticked rows stay ticked while a question is open': possible(
    on('ROWS.CHOSEN', { ids: oneOf('11', '12') }),
    asked('reject', 2),
    both(cancelled, has({ selected: oneOf('11', '12') })),
  ),

  'busy exactly while the server is asked': always(
    (moment) => tagged('busy')(moment) === either(within('moving'), within('undoing'))(moment),
  ),
  'one answer ends what was sent': whenever(answered, no(moves)),
  'nobody is ticked who was moved': whenever(
    both(either(done('takeStep'), inviteSent), within('offered')),
    ({ context }) => {
      const { moved, selected } = context as Readonly<Record<'moved' | 'selected', readonly string[]>>
      return moved.every((id) => !selected.includes(id))
    },
  ),
  'the form begins with what the page gave it': whenever(inviteAsked, starts('interviewInvite', FORM)),
}

function oneViewed(answer: readonly { status: string }[]): boolean {
  return answer.length === 1 && answer[0]?.status === 'viewed'
}
