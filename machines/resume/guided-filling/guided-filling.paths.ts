import type { SnapshotFrom } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { GUIDED_LIMITS } from '../../../contract/guided.ts'
import { catalogue } from '../../kit/catalogue.ts'
import type { guidedFillingMachine as Machine } from './guided-filling.machine.ts'
import { guidedFillingMachine } from './guided-filling.machine.ts'
import { DRAFT, guidedFillingProperties, PASTED, WAGE } from './guided-filling.properties.ts'
import { AGAIN, ASKED, BLANK, CONTRADICTED, FINISHED, UNCLEAR } from './samples.ts'

const offline = new CallFailure({ kind: 'offline' })
const conflict = new CallFailure({ kind: 'server', code: codes.conflict, msg: '', data: null })

const LONG = '很'.repeat(GUIDED_LIMITS.answer + 1)
const LONG_PASTED = '很'.repeat(GUIDED_LIMITS.paste + 1)

/** Typed once, and only where nothing is typed, so that drafts do not multiply the rest. */
function feasible(
  { context: { text, fix, pasted, guided } }: SnapshotFrom<typeof Machine>,
  event: { readonly type: string; readonly text?: string; readonly turn?: number },
): boolean {
  switch (event.type) {
    case 'TYPED':
      return text === '' && pasted === ''
    case 'REPLY.CHOSEN':
      return guided?.question?.id === 'salary'
    case 'FIX.CHOSEN':
    case 'RESTARTED':
      return (guided?.turns.length ?? 0) > 0
    case 'FIX.TYPED':
      return fix?.text === '林知夏'
    case 'PASTE.TYPED':
      return pasted === '' && text === ''
    default:
      return true
  }
}

export const guidedFillingPaths = catalogue({
  flow: 'guided-filling',
  machine: guidedFillingMachine,
  inputs: { plain: { draft: null }, draft: { draft: DRAFT } },
  events: [
    { type: 'RETRIED' },
    { type: 'LEFT' },
    { type: 'TALK.CHOSEN' },
    { type: 'TYPED', text: WAGE },
    { type: 'TYPED', text: ' ' },
    { type: 'TYPED', text: LONG },
    { type: 'SENT' },
    { type: 'REPLY.CHOSEN', text: '8-12K' },
    { type: 'SKIPPED' },
    { type: 'WENT.BACK' },
    { type: 'RESTARTED' },
    { type: 'FIX.CHOSEN', turn: 1, text: '林知夏' },
    { type: 'FIX.TYPED', text: ' 林之夏 ' },
    { type: 'FIX.TYPED', text: '' },
    { type: 'PASTE.CHOSEN' },
    { type: 'PASTE.TYPED', text: PASTED },
    { type: 'PASTE.TYPED', text: LONG_PASTED },
    { type: 'KEPT' },
    { type: 'REPLACED' },
  ],
  actors: {
    read: { done: [BLANK, ASKED, UNCLEAR, CONTRADICTED, FINISHED], error: [offline] },
    send: { done: [ASKED, UNCLEAR, AGAIN, CONTRADICTED, FINISHED, BLANK], error: [offline, conflict] },
    readAnew: { done: [ASKED, UNCLEAR, CONTRADICTED], error: [offline] },
  },
  delays: {},
  feasible,
  properties: guidedFillingProperties,
  equivalent: Object.fromEntries(
    ['0, 1', '1, 2', '2, 3'].map((pair) => [
      `guided-filling.sorting always[${pair}]: swap`,
      'of what there may be to do, there is one',
    ]),
  ),
})
