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
  possible,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'
import { MENDED } from './samples.ts'

const read = (more: object) => done('read', more)
const isReady = read({ status: 'ready' })
const isFresh = read({ status: 'ready', is_stale: false })
const isStale = read({ status: 'ready', is_stale: true })
const unfinished = either(read({ status: 'queued' }), read({ status: 'running' }))
const unknown = (error: unknown) => Object(Object(error).failure).code === 40400
const comesBack = has({ mended: MENDED })
const asked = on('REPEAT.ASKED')

export const diagnosisProperties = {
  'the page reads at once what is asked for, and nothing else': onlyWith(
    starts('read'),
    either(starting, on('RETRIED'), after(700)),
  ),
  'one that waits or runs is looked at again 0.7 seconds later [AIR-2]': successive(
    both(unfinished, within('waiting'), tagged('busy')),
    both(after(700), starts('read')),
  ),
  'one that is ready is shown and told of': whenever(
    both(isFresh, no(comesBack)),
    both(within('shown'), calls('tellReady')),
  ),
  'a stale one is shown as it is, unless a finding of it was mended': whenever(
    both(isStale, no(comesBack)),
    both(within('shown'), no(starts('repeat'))),
  ),
  'a student who comes back from mending a finding has the resume judged anew unasked': possible(
    both(isStale, comesBack, starts('repeat')),
    both(done('repeat'), calls('open', { id: '14', mended: MENDED, before: 91 }), ends()),
  ),
  'a student who changed nothing of the resume has nothing judged anew': whenever(
    both(isFresh, comesBack),
    no(starts('repeat')),
  ),
  'nothing is judged anew twice': whenever(
    both(isReady, has({ before: 91 })),
    both(no(starts('repeat')), within('shown')),
  ),
  'the new report says that the finding is gone, and what that won': whenever(
    both(read({ report: { score: 93 } }), has({ before: 91 })),
    has({ outcome: { key: MENDED, isGone: true, gain: 2 } }),
  ),
  'the new report says that the finding is still there': whenever(
    both(isReady, read({ report: { score: 91 } }), has({ before: 91 })),
    has({ outcome: { isGone: false, gain: 0 } }),
  ),
  'nothing is said of a finding that nobody mended': never(
    has({ mended: '', outcome: (one: unknown) => one !== null }),
  ),
  'one that failed can be tried again': possible(
    both(read({ status: 'failed' }), within('failed')),
    both(asked, starts('repeat')),
    both(done('repeat'), calls('open', { id: '14' })),
  ),
  'judged anew only when asked, or after a finding was mended': onlyWith(
    starts('repeat'),
    either(asked, both(isStale, comesBack)),
  ),
  'asked for, whatever was mended before is forgotten': whenever(both(asked, starts('repeat')), has({ mended: '' })),
  'the former report stays where the resume cannot be judged anew': possible(
    isFresh,
    asked,
    both(failed('repeat'), within('notRepeated'), has({ failure: { kind: 'offline' } })),
    both(asked, starts('repeat'), has({ failure: null })),
  ),
  'the page says that the diagnosis failed, and why, where there is no report yet': possible(
    both(read({ status: 'failed' }), within('failed')),
    both(asked, starts('repeat', { id: '12' })),
    both(failed('repeat'), within('failed'), has({ failure: { kind: 'offline' } })),
  ),
  'the report that is shown is the one judged anew': onlyWith(
    starts('repeat'),
    either(starts('repeat', { id: '12' }), starts('repeat', { id: '13' })),
  ),
  'one that failed is known for what it was for': whenever(
    read({ status: 'failed' }),
    has({ diagnosis: { status: 'failed' } }),
  ),
  'the resume is judged anew whenever that is asked for': whenever(asked, starts('repeat')),
  'the page begins by reading': whenever(starting, both(within('reading'), starts('read'))),
  'a report that was read clears what failed before': whenever(either(isReady, unfinished), has({ failure: null })),
  'another’s and none are the same: not there': whenever(failed('read', unknown), within('unknown')),
  'a report that was not read can be read again': possible(
    both(failed('read'), within('notRead'), has({ failure: { kind: 'offline' } })),
    both(on('RETRIED'), starts('read', { id: '12' })),
  ),
  'findings of one severity are shown, and all again': possible(
    both(on('SEVERITY.CHOSEN', { severity: 'serious' }), has({ severity: 'serious' })),
    both(on('SEVERITY.CHOSEN', { severity: null }), has({ severity: null })),
  ),
  'busy exactly while something is under way': always(
    (moment) => tagged('busy')(moment) === ['reading', 'waiting', 'repeating'].includes(String(moment.value)),
  ),
}
