import {
  always,
  both,
  calls,
  done,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
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
export const OTHER: Partial<PracticeWish> = { type: 'professional', difficulty: 'hard', language: 'en', count: '8' }

const wished = (wish: Partial<PracticeWish>) => on('WISHED', { wish })
const started = on('STARTED')
const begun = starts('start')

export const practiceStartProperties = {
  'it begins with five questions of both kinds, neither easy nor hard': whenever(
    starting,
    has({ wish: { type: 'mixed', difficulty: 'medium', language: 'zh', count: '5' }, isTold: false, failure: null }),
  ),
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
      }),
    ),
  ),
  'nothing begins without a position and an occupation, or with too much of one': never(
    starts('start', { position: (position: string) => position === '' || [...position].length > 60 }),
  ),
  'what is missing is told once somebody wants to begin': whenever(
    both(started, no(begun)),
    both(within('wishing'), has({ isTold: true })),
  ),
  'nothing is told before': whenever(both(wished(WHOLE), has({ isTold: false })), no(begun)),
  'the room is opened once it is there': onlyWith(calls('open', { id: '7' }), done('start')),
  'begun, it is opened': whenever(done('start'), both(calls('open', { id: '7' }), within('begun'))),
  'a failure keeps what was wished, and says why': whenever(
    failed('start'),
    both(within('wishing'), has({ failure: { kind: 'offline' }, wish: WHOLE })),
  ),
  'and can be tried again': successive(failed('start'), both(started, begun, has({ failure: null }))),
  'busy exactly while it begins': always((moment) => tagged('busy')(moment) === within('starting')(moment)),
}
