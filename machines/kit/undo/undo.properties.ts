import {
  after,
  always,
  both,
  calls,
  done,
  either,
  ends,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
  starts,
  successive,
  tagged,
  whenever,
} from '../properties.ts'

const isFailure = (failure: unknown) => failure !== null
const isDeleted = (id: string, title: string) => (asked: unknown) =>
  JSON.stringify(asked) === JSON.stringify({ id, title })
const unanswered = failed('restore', { failure: { kind: 'offline' } })
const tooLate = failed('restore', { failure: { code: 40400 } })
const chosen = on('UNDO.CHOSEN')
const dismissed = on('OFFER.DISMISSED')
const retried = on('RETRIED')
const deleted = ends({ result: 'deleted' })

export const undoProperties = {
  'gone from the page and asked of the server at once [RES-2]': whenever(
    on('START'),
    both(calls('hide'), starts('remove')),
  ),
  'deleted, it can be had back for 10 s': successive(done('remove'), both(after(10_000), deleted)),
  'the offer stands when it is deleted, and not before': whenever(done('remove'), both(no(tagged('busy')), no(ends()))),
  'undone by one press': successive(done('remove'), both(chosen, starts('restore'))),
  'had back, it is shown where it was': whenever(done('restore'), both(calls('show'), ends({ result: 'restored' }))),
  'the offer can be put away': successive(done('remove'), both(dismissed, deleted)),
  'asked to come back only by whoever chose it': onlyWith(starts('restore'), either(chosen, retried)),
  'not deleted, it is shown again, and why': whenever(
    failed('remove'),
    both(calls('show'), has({ failure: isFailure }), no(ends())),
  ),
  'not deleted, it can be tried again': successive(
    failed('remove'),
    both(retried, calls('hide'), starts('remove'), has({ failure: null })),
  ),
  'not deleted, it can be left': successive(failed('remove'), both(dismissed, ends({ result: 'kept' }))),
  'too late is told, and there is nothing to try': whenever(tooLate, both(has({ failure: null }), no(ends()))),
  'too late, nobody is asked to wait for another try': never(both(retried, has({ failure: { code: 40400 } }))),
  'too late, it is deleted': successive(tooLate, both(dismissed, deleted)),
  'the undo can be tried again without an answer': successive(
    unanswered,
    both(retried, starts('restore'), has({ failure: null })),
  ),
  'the reason is told without an answer': whenever(unanswered, both(has({ failure: { kind: 'offline' } }), no(ends()))),
  'the undo can be left without an answer': successive(unanswered, both(dismissed, deleted)),
  'shown again only where it is still there': onlyWith(calls('show'), either(failed('remove'), done('restore'))),
  'busy exactly while the server is asked': always(
    (moment) => tagged('busy')(moment) === either(starts('remove'), starts('restore'))(moment),
  ),
  'the server is told what, and nothing else': whenever(
    either(starts('remove'), starts('restore')),
    either(
      starts('remove', isDeleted('entry-01', '澄江电气')),
      starts('remove', isDeleted('file-001', '成绩单.pdf')),
      starts('restore', isDeleted('entry-01', '澄江电气')),
      starts('restore', isDeleted('file-001', '成绩单.pdf')),
    ),
  ),
}
