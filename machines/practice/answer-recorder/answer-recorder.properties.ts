import {
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
  stops,
  successive,
  tagged,
  tells,
  whenever,
  within,
} from '../../kit/properties.ts'

export const SAID = ' 我负责双轮足机器人的调试 '
export const LONG = '答'.repeat(3001)

const ticked = (rest: number) => on('COUNTDOWN.TICKED', { rest })
const records = starts('record')
const discards = calls('discard')
const inWriting = on('TEXT.CHOSEN')
const recorded = on('RECORDING.ENDED', { seconds: 43 })
const leaves = ends({ way: 'text' })

export const answerRecorderProperties = {
  'three seconds pass before the recording begins': whenever(
    both(starting, has({ seconds: 0 })),
    both(within('counting'), starts('countdown', { seconds: 3 }), no(records)),
  ),
  'nothing of a former recording is left by then': whenever(
    starts('countdown', { seconds: 3 }),
    has({ rest: 3, seconds: 0, text: '' }),
  ),
  'the page shows how many of them are left': whenever(
    both(ticked(2), within('counting')),
    both(has({ rest: 2 }), no(records)),
  ),
  'then the answer is recorded for two minutes at most': successive(
    within('counting'),
    both(
      ticked(0),
      within('calm'),
      starts('countdown', { seconds: 120 }),
      starts('record', { id: '7', number: 1, take: '1', mode: 'video' }),
    ),
  ),
  'the last ten seconds are announced': successive(
    both(within('calm'), ticked(11), has({ rest: 11 })),
    both(ticked(10), within('warned'), has({ rest: 10 })),
  ),
  'nothing is announced before': whenever(both(ticked(11), within('speaking')), within('calm')),
  'the page shows how much is left in them': whenever(both(ticked(2), within('warned')), has({ rest: 2 })),
  'they run down': successive(both(ticked(10), within('warned')), both(ticked(2), within('warned'), has({ rest: 2 }))),
  'nobody is cut off before': onlyWith(tells('record', { type: 'STOP' }), either(on('ENDED'), ticked(0))),
  'the recorder stops when the time is over': successive(
    within('warned'),
    both(ticked(0), within('ending'), tells('record', { type: 'STOP' }), stops('countdown')),
  ),
  'the recorder stops when the student has said all': whenever(
    on('ENDED'),
    either(both(within('ending'), tells('record', { type: 'STOP' })), no(within('ending'))),
  ),
  'the student can end early': successive(within('calm'), both(on('ENDED'), within('ending'))),
  'a recording that ends is looked at, also where the device went away': whenever(
    recorded,
    both(within('reviewing'), has({ seconds: 43 }), stops('record')),
  ),
  'an empty recording is a failure': whenever(on('RECORDING.ENDED', { seconds: 0 }), within('failed')),
  'a recording that fails is told': whenever(on('RECORDING.FAILED'), both(within('failed'), stops('record'))),
  'the devices are looked at after a failure': successive(
    within('failed'),
    both(on('DEVICES.ASKED'), ends({ way: 'check' })),
  ),
  'a failure leaves writing': successive(within('failed'), both(inWriting, leaves)),
  'a recording that outlived its page is looked at': whenever(
    both(starting, has({ seconds: 43 })),
    both(within('reviewing'), has({ take: '2', text: '我负责' }), no(starts('countdown'))),
  ),
  'each key of the transcript is kept on this browser': whenever(
    on('TYPED', { text: SAID }),
    both(calls('keepText', { id: '7', number: 1, text: SAID }), has({ text: SAID })),
  ),
  'the student records it once more, and the first goes': successive(
    both(within('reviewing'), has({ take: '1' })),
    both(
      on('RETAKEN'),
      within('counting'),
      has({ take: '2', seconds: 0, text: '' }),
      calls('discard', { id: '7', number: 1, take: '1' }),
    ),
  ),
  'nobody records a third time': never(both(on('RETAKEN'), calls('discard', { take: '2' }))),
  'the second recording is a second': successive(
    both(within('counting'), has({ take: '2' })),
    both(ticked(0), starts('record', { take: '2' })),
  ),
  'a kept answer has its recording and its text': possible(
    both(recorded, has({ take: '1' })),
    on('TYPED', { text: SAID }),
    both(
      on('KEPT'),
      starts('keep', { id: '7', number: 1, take: '1', seconds: 43, text: '我负责双轮足机器人的调试', former: '' }),
    ),
  ),
  'it takes the place of the answer before': possible(
    both(on('KEPT'), starts('keep', { former: '2026-11-23T08:01:00.000Z' })),
  ),
  'a text that is too long is not kept': never(starts('keep', { text: (text: string) => [...text].length > 3000 })),
  'a recording without a text is kept': possible(both(on('KEPT'), starts('keep', { seconds: 43, text: '' }))),
  'nothing is kept unasked': onlyWith(starts('keep'), on('KEPT')),
  'no answer that the student kept is without its recording': onlyWith(ends({ way: 'kept' }), done('keep')),
  'kept, the next question comes': whenever(done('keep'), ends({ way: 'kept' })),
  'a failure keeps recording and text': whenever(
    failed('keep'),
    both(within('reviewing'), has({ failure: { kind: 'malformed' }, seconds: 43 }), no(discards)),
  ),
  'it can be kept again': successive(failed('keep'), both(on('KEPT'), starts('keep'), has({ failure: null }))),
  'a recording goes only where the student does not want it': onlyWith(discards, either(on('RETAKEN'), inWriting)),
  'writing instead gives up what was recorded': successive(within('reviewing'), both(inWriting, leaves, discards)),
  'writing instead stops the recorder': successive(
    within('speaking'),
    both(inWriting, leaves, stops('record'), discards),
  ),
  'nothing was recorded before the countdown ended': successive(
    both(within('counting'), has({ take: '1' })),
    both(inWriting, leaves, no(discards)),
  ),
  'nothing is recorded but after a countdown': onlyWith(records, ticked(0)),
  'the page waits exactly while something is put away': always(
    (moment) => tagged('busy')(moment) === either(within('ending'), within('keeping'))(moment),
  ),
}
