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
  'what is found is offered, and chosen': possible(
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
  'for none there is nothing to say': possible(way('none'), both(started, starts('start', {}))),
  'nothing is judged unasked': onlyWith(starts('start'), started),
  'once it waits for its turn, its report is opened': whenever(
    done('start'),
    both(calls('open', { id: '14' }), ends()),
  ),
  'and not before': onlyWith(calls('open'), done('start')),
  'that the resume is empty is said, and what was chosen stays': whenever(
    failed('start', (error: unknown) => Object(Object(Object(error).failure).data).why === 'empty'),
    both(has({ refusal: 'empty' }), no(tagged('busy'))),
  ),
  'any failure is said, and it can be tried again': possible(
    both(failed('start'), has({ failure: { kind: 'offline' } })),
    both(started, starts('start'), has({ failure: null })),
  ),
  'that nothing could be looked for is said': whenever(
    failed('find'),
    both(within('notFound'), has({ failure: { kind: 'offline' } })),
  ),
  'another way forgets what failed': whenever(way('text'), has({ failure: null, refusal: null })),
  'what is typed for one way is there again after another': possible(
    on('TEXT.TYPED', { text: PASTED }),
    way('none'),
    both(way('text'), has({ text: PASTED })),
  ),
  'what is chosen forgets what failed': whenever(on('POSITION.CHOSEN'), has({ failure: null, refusal: null })),
  'begun anew forgets what failed': whenever(starts('start'), has({ failure: null, refusal: null })),
  'once something is found nothing goes on': whenever(done('find'), within('resting')),
  'nothing is looked for after another choice': whenever(
    either(on('WAY.CHOSEN'), on('POSITION.CHOSEN'), typed(' ')),
    within('resting'),
  ),
  'typing forgets what failed': whenever(typed(' 嵌入式 '), has({ failure: null, refusal: null })),
  'it begins at rest': whenever(starting, within('resting')),
  'what is blank is no term': whenever(typed(' '), has({ term: '' })),
  'and looked for once more': possible(failed('find'), typed(' 嵌入式 '), both(after(250), starts('find'))),
  'busy exactly while it is begun': always((moment) => tagged('busy')(moment) === (moment.value === 'starting')),
  'typing or choosing ends what is looked for': never(both(either(way('none'), on('POSITION.CHOSEN')), starts('find'))),
}
