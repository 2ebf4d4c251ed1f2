import {
  always,
  both,
  calls,
  done,
  failed,
  has,
  on,
  onlyWith,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const asked = on('DELETION.ASKED', { id: '7' })
const confirmed = on('CONFIRMED')
const cancelled = on('CANCELLED')
const removes = starts('remove', { id: '7' })

export const practiceDeletionProperties = {
  'nothing is deleted unconfirmed': onlyWith(starts('remove'), confirmed),
  'a confirmed deletion deletes the practice that was asked about': successive(asked, both(confirmed, removes)),
  'two clicks delete once': whenever(confirmed, both(within('deleting'), removes)),
  'a cancelled deletion deletes nothing': whenever(cancelled, both(within('resting'), has({ id: '', failure: null }))),
  'another practice can be asked about after that': successive(asked, both(cancelled, within('resting')), asked),
  'the student is told that it is deleted': whenever(
    done('remove'),
    both(calls('tellDeleted', { id: '7' }), within('resting')),
  ),
  'the student is told only then': onlyWith(calls('tellDeleted'), done('remove')),
  'a failure is told, with why': whenever(
    failed('remove'),
    both(within('failed'), has({ id: '7', failure: { kind: 'offline' } })),
  ),
  'a failed deletion can be tried again': successive(failed('remove'), both(confirmed, removes)),
  'a failed deletion can be left': successive(failed('remove'), both(cancelled, within('resting'))),
  'busy exactly while it is deleted': always((moment) => tagged('busy')(moment) === within('deleting')(moment)),
}
