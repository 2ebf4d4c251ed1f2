import {
  after,
  both,
  calls,
  done,
  either,
  failed,
  has,
  type Moment,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'
import type { Draft } from './resume-draft.types.ts'

export const TYPED: Draft = { key: 'summary', content: '做过三年校报', version: 3, typedAt: 1_795_000_000_000 }
/** The same, typed on. */
export const LATER: Draft = { ...TYPED, content: '做过三年校报，主编一年', typedAt: 1_795_000_001_000 }
/** Typed into another piece. */
export const OTHER: Draft = { ...TYPED, key: 'basic' }

const typed = (draft: Draft) => on('DRAFT.TYPED', { draft })
const settled = on('DRAFT.SETTLED', { key: 'summary' })
const writes = (draft: Draft | null) =>
  starts('writeDrafts', { studentId: '1', waiting: { summary: draft ?? isNothing } })
const isNothing = (value: unknown) => value === null
const rested = after(300)
const found = done('readDrafts', [TYPED])
const discarded = on('DRAFTS.DISCARDED')
const dismissed = on('OFFER.DISMISSED')

const waitsFor = (count: number) => (moment: Moment) =>
  Object.keys(Object(Reflect.get(Object(moment.context), 'waiting'))).length === count

export const resumeDraftProperties = {
  "this student's drafts are looked for at once [RES-5]": whenever(
    on('START'),
    starts('readDrafts', { studentId: '1' }),
  ),
  'a draft that was found is brought back, with when it was typed [RES-5]': whenever(
    found,
    both(calls('restore', { drafts: [TYPED] }), has({ found: [TYPED] })),
  ),
  'nothing is brought back but what was found': onlyWith(calls('restore'), found),
  'a discarded draft leaves the resume as the server has it': whenever(
    discarded,
    both(calls('revert', { drafts: [TYPED] }), has({ found: [] })),
  ),
  'nothing is put back unasked': onlyWith(calls('revert'), discarded),
  'found, it can be discarded': successive(found, discarded),
  'the word of it can be put away, and the drafts stay': successive(
    found,
    both(dismissed, has({ found: [] }), no(calls('revert'))),
  ),
  'put away, it is not said again': possible(dismissed, typed(TYPED)),
  'brought back into the form, it can still be discarded': successive(found, typed(TYPED), discarded),
  'going on takes the draft up: nothing typed since is put back [RES-5]': successive(
    found,
    both(typed(LATER), has({ found: [] })),
  ),
  'text typed elsewhere is not put back either': successive(found, both(typed(OTHER), has({ found: [] }))),
  'discarded once, there is nothing left to discard': whenever(either(discarded, dismissed), has({ found: [] })),
  'nobody waits for drafts once they were looked for': whenever(
    either(done('readDrafts'), failed('readDrafts')),
    ({ value }) => Reflect.get(Object(value), 'former') !== 'reading',
  ),
  'a browser without a memory of former visits lets the student write all the same': possible(
    failed('readDrafts'),
    typed(TYPED),
    both(rested, writes(TYPED)),
  ),
  'a browser that remembers nothing lets the student write all the same': possible(
    both(done('readDrafts'), has({ found: [] })),
    both(rested, writes(TYPED)),
  ),

  'kept 300 ms after the last key [RES-5]': successive(typed(TYPED), both(rested, writes(TYPED))),
  'each key puts it off': successive(typed(TYPED), typed(LATER), both(rested, writes(LATER))),
  'kept at once where the page is hidden': successive(
    both(done('writeDrafts'), waitsFor(0)),
    typed(TYPED),
    both(on('PAGE.HIDDEN'), writes(TYPED)),
  ),
  'text typed during a write is written at once where the page is hidden': successive(
    writes(TYPED),
    typed(LATER),
    both(on('PAGE.HIDDEN'), writes(LATER)),
  ),
  'removed once the server has it': successive(typed(TYPED), settled, both(rested, writes(null))),
  'written when it rests or the page is hidden': onlyWith(starts('writeDrafts'), either(rested, on('PAGE.HIDDEN'))),
  'written, nothing waits': successive(writes(TYPED), both(done('writeDrafts', { summary: TYPED }), waitsFor(0))),
  'text typed during a write is written after it': successive(
    writes(TYPED),
    both(typed(LATER), no(starts('writeDrafts'))),
    both(done('writeDrafts', { summary: TYPED }), has({ waiting: { summary: LATER } })),
    both(rested, writes(LATER)),
  ),
  'a piece that the server gets during a write is removed after it': successive(
    writes(TYPED),
    both(settled, no(starts('writeDrafts'))),
    both(done('writeDrafts', { summary: TYPED }), has({ waiting: { summary: isNothing } })),
    both(rested, writes(null)),
  ),
  'not kept is said, and what was typed waits': whenever(
    failed('writeDrafts'),
    both(tagged('unkept'), no(waitsFor(0))),
  ),
  'not kept is said only then': onlyWith(
    tagged('unkept'),
    either(failed('writeDrafts'), done('readDrafts'), failed('readDrafts'), discarded, dismissed),
  ),
  'not kept, the next key tries again': successive(
    failed('writeDrafts'),
    both(typed(LATER), no(tagged('unkept'))),
    both(rested, writes(LATER)),
  ),
  'not kept, what the server has is removed all the same': successive(
    failed('writeDrafts'),
    both(settled, no(tagged('unkept'))),
    both(rested, writes(null)),
  ),
  'written, it can begin anew': possible(done('writeDrafts'), typed(TYPED), both(rested, writes(TYPED))),
  'read once, at the start': onlyWith(starts('readDrafts'), starting),
}
