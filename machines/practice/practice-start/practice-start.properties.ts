import {
  always,
  both,
  calls,
  done,
  failed,
  has,
  inOrder,
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
import type { PracticeWish } from './practice-start.types.ts'

export const POSITION = ' 嵌入式工程师 '
export const LONG = '师'.repeat(61)
export const WHOLE: Partial<PracticeWish> = { position: POSITION, occupation: 'embedded' }
export const OTHER: Partial<PracticeWish> = {
  type: 'professional',
  difficulty: 'hard',
  language: 'en',
  count: '8',
  mode: 'text',
}
export const KEPT: PracticeWish = {
  position: '前端工程师',
  occupation: 'software',
  type: 'behavioural',
  difficulty: 'easy',
  language: 'en',
  count: '3',
  mode: 'voice',
}

const wished = (wish: Partial<PracticeWish>) => on('WISHED', { wish })
const started = on('STARTED')
const begun = starts('start')

export const practiceStartProperties = {
  'it begins with five questions of both kinds, neither easy nor hard, answered by video': successive(
    both(
      starting,
      has({
        wish: { type: 'mixed', difficulty: 'medium', language: 'zh', count: '5', mode: 'video' },
        isTold: false,
        failure: null,
      }),
    ),
  ),
  'the wishes from before a reload are there again': successive(
    both(starting, has({ wish: KEPT, isTold: false })),
    both(started, starts('start', { position: '前端工程师', occupation: 'software', mode: 'voice' })),
  ),
  'each wish is kept over a reload': whenever(wished(WHOLE), calls('keepWish', { wish: WHOLE })),
  'each wish is kept for the position that the page came from': possible(
    both(starting, has({ position: '嵌入式工程师' })),
    both(wished(OTHER), calls('keepWish', { position: '嵌入式工程师', wish: OTHER })),
  ),
  'it is forgotten once it begins': whenever(done('start'), calls('forgetWish')),
  'nothing of it is left once the room opens': inOrder(calls('forgetWish'), calls('open')),
  'it is not forgotten before': onlyWith(calls('forgetWish'), done('start')),
  'nothing begins unasked': onlyWith(begun, started),
  'it begins with what was wished': successive(
    wished(WHOLE),
    wished(OTHER),
    both(
      started,
      starts('start', {
        position: '嵌入式工程师',
        occupation: 'embedded',
        type: 'professional',
        difficulty: 'hard',
        language: 'en',
        count: '8',
        mode: 'text',
      }),
    ),
  ),
  'it begins for the interview that the student comes from': possible(
    both(starting, has({ delivery: '31' })),
    both(begun, starts('start', { delivery: '31' })),
  ),
  'nothing begins without a position and an occupation, or with too much of one': never(
    starts('start', { position: (position: string) => position === '' || [...position].length > 60 }),
  ),
  'a missing wish is told once the student wants to begin': whenever(
    both(started, no(begun)),
    both(within('wishing'), has({ isTold: true })),
  ),
  'a missing wish is not told before': whenever(both(wished(WHOLE), has({ isTold: false })), no(begun)),
  'the room is opened once it is there': onlyWith(calls('open', { id: '7' }), done('start')),
  'begun, it is opened': whenever(done('start'), both(calls('open', { id: '7' }), within('begun'))),
  'a failure keeps what was wished, and says why': whenever(
    failed('start'),
    both(within('wishing'), has({ failure: { kind: 'offline' }, wish: { position: (text: string) => text !== '' } })),
  ),
  'a failed start can be tried again': successive(failed('start'), both(started, begun, has({ failure: null }))),
  'busy exactly while it begins': always((moment) => tagged('busy')(moment) === within('starting')(moment)),
}
