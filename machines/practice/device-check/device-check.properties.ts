import {
  always,
  both,
  calls,
  done,
  during,
  either,
  ends,
  failed,
  has,
  no,
  on,
  onlyWith,
  starting,
  starts,
  stops,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const opens = starts('open')
const closes = calls('close')
const chosen = on('VOICE.CHOSEN')
const inWriting = on('TEXT.CHOSEN')
const problem = (name: string) => both(within('failed'), has({ problem: name }))

export const deviceCheckProperties = {
  'the page opens what the student chose': whenever(
    both(starting, has({ mode: 'video' })),
    starts('open', { mode: 'video' }),
  ),
  'an open device is watched until the student says that it works': whenever(
    done('open'),
    both(within('open'), starts('watchDevices'), no(ends())),
  ),
  'a refusal is told as one': whenever(failed('open', { problem: 'denied' }), problem('denied')),
  'a missing device is told as one': whenever(failed('open', { problem: 'missing' }), problem('missing')),
  'a device of another program is told as one': whenever(failed('open', { problem: 'occupied' }), problem('occupied')),
  'a device of another page is told as one': whenever(failed('open', { problem: 'elsewhere' }), problem('elsewhere')),
  'a browser without such devices is told as one': whenever(
    failed('open', { message: 'no such thing' }),
    problem('unsupported'),
  ),
  'an unplugged device is closed and told': whenever(on('DEVICE.LOST'), both(problem('missing'), closes)),
  'every fault can be tried again': successive(within('failed'), both(on('RETRIED'), opens, has({ problem: null }))),
  'every fault has a way on in writing': successive(within('failed'), both(inWriting, ends({ mode: 'text' }))),
  'a camera that fails leaves the voice': successive(
    both(within('failed'), has({ mode: 'video' })),
    both(chosen, starts('open', { mode: 'voice' }), has({ problem: null })),
  ),
  'the voice alone closes the camera first': whenever(chosen, both(opens, closes)),
  'a student without a camera is not asked to go without one': during(
    both(starting, has({ mode: 'voice' })),
    ends(),
    no(chosen),
  ),
  'writing needs no device': whenever(inWriting, both(closes, ends({ mode: 'text' }))),
  'the room goes on with what works': whenever(
    on('CONFIRMED'),
    either(
      both(has({ mode: 'video' }), ends({ mode: 'video' })),
      both(has({ mode: 'voice' }), ends({ mode: 'voice' })),
    ),
  ),
  'a device that works stays open for the recording': whenever(on('CONFIRMED'), no(closes)),
  'nobody goes on with a device unasked': onlyWith(ends(), either(on('CONFIRMED'), inWriting)),
  'the watch ends with the check': whenever(both(on('CONFIRMED'), ends()), stops('watchDevices')),
  'the page waits exactly while the browser opens it': always(
    (moment) => tagged('busy')(moment) === within('opening')(moment),
  ),
}
