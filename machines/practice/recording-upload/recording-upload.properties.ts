import {
  after,
  always,
  both,
  done,
  either,
  failed,
  has,
  no,
  nothing,
  on,
  onlyWith,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'
import type { Waiting } from './recording-upload.types.ts'

const key = { id: '7', number: 0, take: '1' } as const
const answers = [{ id: '7', number: 0 }]

export const NOTHING: Waiting = { piece: null, answers: [], share: 0 }
export const PART: Waiting = { piece: { kind: 'part', key, start: 1_048_576 }, answers, share: 0.5 }
export const WHOLE: Waiting = {
  piece: { kind: 'answer', take: { ...key, seconds: 43, text: '', former: '' }, bytes: 2_000_000 },
  answers,
  share: 1,
}

const looks = starts('look')
const sends = starts('send')
const poked = on('POKED')
const failures = (count: number) => both(failed('send'), has({ failures: count }))

export const recordingUploadProperties = {
  'the browser looks at once for what it kept before': whenever(starting, looks),
  'a piece that is found is sent': whenever(
    done('look', { piece: { kind: 'part' } }),
    both(starts('send', { piece: { kind: 'part', key, start: 1_048_576 } }), has({ answers, share: 0.5 })),
  ),
  'an answer follows its parts': successive(
    done('look', { piece: { kind: 'part' } }),
    both(done('send'), looks),
    both(done('look', { piece: { kind: 'answer' } }), starts('send', { piece: { kind: 'answer', bytes: 2_000_000 } })),
  ),
  'nothing found, it rests': whenever(
    done('look', { piece: nothing }),
    both(
      within('idle'),
      no(sends),
      has({ piece: nothing, share: 0, answers: (all: readonly unknown[]) => all.length === 0 }),
    ),
  ),
  'nothing is sent that was not found': onlyWith(sends, done('look')),
  'a poke wakes it': successive(within('idle'), both(poked, looks)),
  'a poke while it looks makes it look once more': successive(within('looking'), both(poked, looks)),
  'the upload looks for the next piece after each one': whenever(done('send'), looks),
  'the room hears what the server has': whenever(
    done('send', { id: '7' }),
    has({ practice: { answers: [{ number: 0 }] }, failures: 0, failure: null }),
  ),
  'a part says nothing of the practice': whenever(
    both(done('send'), has({ piece: { kind: 'part' }, practice: nothing })),
    looks,
  ),
  'a first failure is tried again after five seconds': successive(
    both(failures(1), within('waiting'), has({ failure: { kind: 'offline' } })),
    both(after(5000), looks),
  ),
  'the next two after a minute': successive(both(failures(2), within('waitingLonger')), both(after(60_000), looks)),
  'the third, too': whenever(failures(3), within('waitingLonger')),
  'then all of it stays here until somebody pokes': successive(
    both(failures(4), within('held'), has({ failure: { kind: 'offline' }, answers })),
    both(poked, looks, has({ failures: 0 })),
  ),
  'a poke ends the wait': successive(within('waiting'), both(poked, looks)),
  'a poke ends the longer wait': successive(within('waitingLonger'), both(poked, looks)),
  'a success forgets the failures': whenever(done('send'), has({ failures: 0, failure: nothing })),
  'a browser that keeps nothing is told': whenever(
    failed('look'),
    both(within('held'), has({ failures: (count: number) => count > 0, failure: { kind: 'malformed' } })),
  ),
  'it tries by itself no more than that': always(
    (moment) => !sends(moment) || has({ failures: (count: number) => count < 4 })(moment),
  ),
  'busy exactly while it looks or sends': always(
    (moment) => tagged('busy')(moment) === either(within('looking'), within('sending'))(moment),
  ),
}
