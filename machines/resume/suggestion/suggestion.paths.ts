import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { suggestionMachine } from './suggestion.machine.ts'
import {
  BY_MODEL,
  FOUND,
  GROWN,
  LINE,
  LONG,
  NEWER,
  NOTHING,
  OWN,
  SUGGESTED,
  suggestionProperties,
} from './suggestion.properties.ts'

interface Sent {
  readonly type: string
  readonly line?: string
  readonly text?: string
  readonly variant?: string
  readonly engine?: string
  readonly found?: unknown
}

function feasible({ context }: SnapshotFrom<typeof suggestionMachine>, event: Sent): boolean {
  switch (event.type) {
    // What is taken is in the field from then on.
    case 'LINE.CHANGED':
      return event.line !== SUGGESTED || context.taken === SUGGESTED
    case 'TEXT.TYPED':
      return event.text !== context.draft
    case 'VARIANT.CHOSEN':
      // Whoever wrote this one is asked for others; where rules did, a model for the same and for English.
      return event.engine === context.engine
        ? event.variant !== context.variant
        : event.engine === 'model' && (event.variant === context.variant || event.variant === 'english')
    case 'WORDING.CAME':
      return event.found !== BY_MODEL || context.engine === 'model'
    case 'WORDING.GROWN':
      return context.engine === 'model' && context.growth === ''
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
    { type: 'VARIANT.CHOSEN', variant: 'stronger', engine: 'model' },
    { type: 'VARIANT.CHOSEN', variant: 'english', engine: 'model' },
    { type: 'AGREED' },
    { type: 'CONSENT.WITHDRAWN' },
    { type: 'ACCEPTED' },
    { type: 'EDIT.WANTED' },
    { type: 'TEXT.TYPED', text: OWN },
    { type: 'TEXT.TYPED', text: '' },
    { type: 'REJECTED' },
    { type: 'UNDO.CHOSEN' },
    { type: 'DISMISSED' },
    { type: 'RETRIED' },
  ],
  actors: {
    rewrite: {
      sends: [
        { type: 'WORDING.GROWN', text: GROWN },
        { type: 'WORDING.CAME', found: FOUND },
        { type: 'WORDING.CAME', found: NOTHING },
        { type: 'WORDING.CAME', found: BY_MODEL },
        { type: 'WORDING.FAILED', failure: { kind: 'offline' } },
      ],
    },
  },
  delays: {},
  feasible,
  properties: suggestionProperties,
})
