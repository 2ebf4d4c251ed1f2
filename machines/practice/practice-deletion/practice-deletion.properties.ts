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
  'confirmed, it is, the one that was asked about': successive(asked, both(confirmed, removes)),
  'clicked twice, it is deleted once': whenever(confirmed, both(within('deleting'), removes)),
  'thought better of, nothing is': whenever(cancelled, both(within('resting'), has({ id: '', failure: null }))),
  'and another can be asked about': successive(asked, both(cancelled, within('resting')), asked),
  'deleted, it is told so': whenever(done('remove'), both(calls('tellDeleted', { id: '7' }), within('resting'))),
  'only then': onlyWith(calls('tellDeleted'), done('remove')),
  'a failure is told, with why': whenever(
    failed('remove'),
    both(within('failed'), has({ id: '7', failure: { kind: 'offline' } })),
  ),
  'and it can be tried again': successive(failed('remove'), both(confirmed, removes)),
  'or left': successive(failed('remove'), both(cancelled, within('resting'))),
  'busy exactly while it is deleted': always((moment) => tagged('busy')(moment) === within('deleting')(moment)),
}
