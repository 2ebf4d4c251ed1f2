import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { resumeReviewMachine } from './resume-review.machine.ts'
import { CITY, EMAIL, PHONE, resumeReviewProperties, TYPED } from './resume-review.properties.ts'
import { clearlyFound, doubtfullyFound, smallPresent } from './samples.ts'

const input = { id: '0123456789abcdef0123', present: smallPresent, choices: {} }

const together = ['SAFE.ACCEPTED', 'SECTION.ACCEPTED', 'LEFT']
const moves = ['ROW.NEXT', 'ROW.PREVIOUS', 'ROW.CHOSEN', 'LEFT']
const decisions = ['ROW.ACCEPTED', 'ROW.SKIPPED']

/** The paths try few combinations of rows, the e-mail first: rows are all alike. */
function feasible({ context }: SnapshotFrom<typeof resumeReviewMachine>, { type }: { readonly type: string }): boolean {
  const { rows, choices, current, filter } = context
  if (rows.some(({ id }) => id === PHONE)) return together.includes(type)
  if (type === 'FILTER.CHOSEN') return Object.keys(choices).length === 0
  if (filter === 'open') return moves.includes(type)
  if (choices[CITY]) return type === 'SAVED'
  if (current !== CITY) return true
  return moves.includes(type) || (choices[EMAIL] !== undefined && ['SAVED', ...decisions].includes(type))
}

export const resumeReviewPaths = catalogue({
  flow: 'resume-review',
  machine: resumeReviewMachine,
  inputs: { clear: { ...input, parsed: clearlyFound }, doubtful: { ...input, parsed: doubtfullyFound } },
  events: [
    { type: 'ROW.CHOSEN', row: 'basic.name' },
    { type: 'ROW.CHOSEN', row: EMAIL },
    { type: 'ROW.CHOSEN', row: CITY },
    { type: 'ROW.CHOSEN', row: 'gone' },
    { type: 'ROW.NEXT' },
    { type: 'ROW.PREVIOUS' },
    { type: 'ROW.ACCEPTED' },
    { type: 'ROW.SKIPPED' },
    { type: 'CHOICE.UNDONE' },
    { type: 'EDIT.BEGUN' },
    { type: 'EDIT.TYPED', values: [TYPED] },
    { type: 'EDIT.TYPED', values: [''] },
    { type: 'EDIT.DONE' },
    { type: 'EDIT.CANCELLED' },
    { type: 'SAFE.ACCEPTED' },
    { type: 'SECTION.ACCEPTED', section: 'basic' },
    { type: 'FILTER.CHOSEN', filter: 'open' },
    { type: 'FILTER.CHOSEN', filter: 'all' },
    { type: 'SAVED' },
    { type: 'LEFT' },
  ],
  actors: {},
  delays: {},
  feasible,
  properties: resumeReviewProperties,
})
