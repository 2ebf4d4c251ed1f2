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
import type { Choice } from './diagnosis-start.types.ts'

export const CHOICE: Choice = { id: '7', title: '嵌入式开发工程师', company: '拓岩机器人' }
export const PASTED = ' 熟悉 STM32 与 CANopen，能独立完成电机驱动板的固件开发与调试。 '

const started = on('STARTED')
const typed = (term: string) => on('TERM.TYPED', { term })
const way = (name: string) => on('WAY.CHOSEN', { way: name })

export const diagnosisStartProperties = {
  'positions are looked for a quarter of a second after the last key': successive(
    both(typed(' 嵌入式 '), no(starts('find'))),
    both(after(250), starts('find', { term: '嵌入式' })),
  ),
  'nothing is looked for where nothing is typed': whenever(typed(' '), both(no(starts('find')), has({ found: null }))),
  'the positions that are found are offered, and one is chosen': possible(
    done('find', [CHOICE]),
    both(on('POSITION.CHOSEN', { position: { id: '7' } }), has({ position: { id: '7' }, found: null, term: '' })),
    both(started, starts('start', { position_id: '7' })),
  ),
  'a position can be changed': possible(
    both(on('POSITION.CHOSEN', { position: null }), has({ position: null })),
    typed(' 嵌入式 '),
  ),
  'a pasted text goes as it is, without blanks around it': possible(
    way('text'),
    on('TEXT.TYPED', { text: PASTED }),
    on('TITLE.TYPED'),
    both(started, starts('start', { title: '固件工程师', text: PASTED.trim() })),
  ),
  'too little of a text is not judged for': never(starts('start', { text: '熟悉 C' })),
  'a diagnosis without a position needs no text': possible(way('none'), both(started, starts('start', {}))),
  'nothing is judged unasked': onlyWith(starts('start'), started),
  'the report opens once the diagnosis waits for its turn': whenever(
    done('start'),
    both(calls('open', { id: '14' }), ends()),
  ),
  'the report does not open before': onlyWith(calls('open'), done('start')),
  'an empty resume is told, and the choice stays': whenever(
    failed('start', (error: unknown) => Object(Object(Object(error).failure).data).why === 'empty'),
    both(has({ refusal: 'empty' }), no(tagged('busy'))),
  ),
  'any failure is said, and it can be tried again': possible(
    both(failed('start'), has({ failure: { kind: 'offline' } })),
    both(started, starts('start'), has({ failure: null })),
  ),
  'the page says that nothing could be looked for': whenever(
    failed('find'),
    both(within('notFound'), has({ failure: { kind: 'offline' } })),
  ),
  'another way forgets what failed': whenever(way('text'), has({ failure: null, refusal: null })),
  'the text typed for one way is there again after another': possible(
    on('TEXT.TYPED', { text: PASTED }),
    way('none'),
    both(way('text'), has({ text: PASTED })),
  ),
  'a choice forgets what failed': whenever(on('POSITION.CHOSEN'), has({ failure: null, refusal: null })),
  'begun anew forgets what failed': whenever(starts('start'), has({ failure: null, refusal: null })),
  'the search rests once something is found': whenever(done('find'), within('resting')),
  'nothing is looked for after another choice': whenever(
    either(on('WAY.CHOSEN'), on('POSITION.CHOSEN'), typed(' ')),
    within('resting'),
  ),
  'typing forgets what failed': whenever(typed(' 嵌入式 '), has({ failure: null, refusal: null })),
  'it begins at rest': whenever(starting, within('resting')),
  'a blank text is no term': whenever(typed(' '), has({ term: '' })),
  'a failed search can be made once more': possible(
    failed('find'),
    typed(' 嵌入式 '),
    both(after(250), starts('find')),
  ),
  'busy exactly while it is begun': always((moment) => tagged('busy')(moment) === (moment.value === 'starting')),
  'typing or choosing ends what is looked for': never(both(either(way('none'), on('POSITION.CHOSEN')), starts('find'))),
}
