import type { SnapshotFrom } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { diagnosisStartMachine } from './diagnosis-start.machine.ts'
import { CHOICE, diagnosisStartProperties, PASTED } from './diagnosis-start.properties.ts'

const offline = new CallFailure({ kind: 'offline' })
const refused = (data: unknown) => new CallFailure({ kind: 'server', code: codes.refused, msg: '简历还是空的', data })

/** Each way has controls that only it shows. */
function feasible(
  { context: { way, position, found, title, text, failure } }: SnapshotFrom<typeof diagnosisStartMachine>,
  event: { readonly type: string; readonly way?: string; readonly position?: unknown; readonly text?: string },
): boolean {
  switch (event.type) {
    case 'WAY.CHOSEN':
      return event.way !== way
    case 'TERM.TYPED':
      return way === 'position' && position === null
    case 'POSITION.CHOSEN':
      return (
        way === 'position' &&
        (event.position === null ? position !== null : position === null && (found?.length ?? 0) > 0)
      )
    // Typed once, and only before anything failed, so that drafts do not multiply the rest.
    case 'TITLE.TYPED':
      return way === 'text' && title === '' && text === PASTED && failure === null
    case 'TEXT.TYPED':
      return way === 'text' && title === '' && failure === null && (event.text === PASTED) === (text === '')
    default:
      return true
  }
}

export const diagnosisStartPaths = catalogue({
  flow: 'diagnosis-start',
  machine: diagnosisStartMachine,
  inputs: { plain: { position: null } },
  events: [
    { type: 'WAY.CHOSEN', way: 'position' },
    { type: 'WAY.CHOSEN', way: 'text' },
    { type: 'WAY.CHOSEN', way: 'none' },
    { type: 'TERM.TYPED', term: ' 嵌入式 ' },
    { type: 'TERM.TYPED', term: ' ' },
    { type: 'POSITION.CHOSEN', position: CHOICE },
    { type: 'POSITION.CHOSEN', position: null },
    { type: 'TITLE.TYPED', title: '固件工程师' },
    { type: 'TEXT.TYPED', text: PASTED },
    { type: 'TEXT.TYPED', text: '熟悉 C' },
    { type: 'STARTED' },
  ],
  actors: {
    find: { done: [[CHOICE], []], error: [offline] },
    start: { done: [{ id: '14' }], error: [offline, refused({ why: 'empty' }), refused(null)] },
  },
  delays: { TYPING_PAUSE: 250 },
  feasible,
  properties: diagnosisStartProperties,
})
