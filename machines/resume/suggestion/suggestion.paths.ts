import type { SnapshotFrom } from 'xstate'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { suggestionMachine } from './suggestion.machine.ts'
import { FOUND, LINE, LONG, NEWER, NOTHING, OWN, SUGGESTED, suggestionProperties } from './suggestion.properties.ts'

interface Sent {
  readonly type: string
  readonly line?: string
  readonly text?: string
  readonly variant?: string
  readonly engine?: string
}

function feasible({ context }: SnapshotFrom<typeof suggestionMachine>, event: Sent): boolean {
  switch (event.type) {
    // What is taken is in the field from then on.
    case 'LINE.CHANGED':
      return event.line !== SUGGESTED || context.taken === SUGGESTED
    case 'TEXT.TYPED':
      return event.text !== context.draft
    case 'VARIANT.CHOSEN':
      // Of a model the same is asked again.
      return event.engine === 'model'
        ? context.variant === 'concise' && context.engine === 'rules'
        : context.variant !== 'concise'
    default:
      return true
  }
}

export const suggestionPaths = catalogue({
  flow: 'suggestion',
  machine: suggestionMachine,
  inputs: { line: { section: 'work', entry: 'entry-01', line: LINE } },
  events: [
    { type: 'ASKED' },
    { type: 'STOPPED' },
    { type: 'LINE.CHANGED', line: LINE },
    { type: 'LINE.CHANGED', line: NEWER },
    { type: 'LINE.CHANGED', line: '' },
    { type: 'LINE.CHANGED', line: LONG },
    { type: 'LINE.CHANGED', line: SUGGESTED },
    { type: 'VARIANT.CHOSEN', variant: 'concise', engine: 'rules' },
    { type: 'VARIANT.CHOSEN', variant: 'concise', engine: 'model' },
    { type: 'ACCEPTED' },
    { type: 'EDIT.WANTED' },
    { type: 'TEXT.TYPED', text: OWN },
    { type: 'TEXT.TYPED', text: '' },
    { type: 'REJECTED' },
    { type: 'UNDO.CHOSEN' },
    { type: 'DISMISSED' },
    { type: 'RETRIED' },
  ],
  actors: { rewrite: { done: [FOUND, NOTHING], error: [new CallFailure({ kind: 'offline' })] } },
  delays: {},
  feasible,
  properties: suggestionProperties,
})
