import type { Rewriting } from '../../../contract/calls/rewriting.ts'
import {
  always,
  both,
  during,
  either,
  emits,
  has,
  never,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  tagged,
  type When,
  whenever,
  within,
} from '../../kit/properties.ts'

export const LINE = ' 负责日报数据的提取与核对'
export const NEWER = '负责日报数据的提取'
export const SUGGESTED = '提取并核对日报数据，共 [X] 份'
export const OWN = '提取并核对日报数据，共 300 份'
export const LONG = '测'.repeat(201)

export const GROWN = '提取并核对'
const MODEL = { name: 'model.example', sent: '负责日报数据的提取与核对' }

export const FOUND: Rewriting = {
  engine: 'rules',
  fell: null,
  suggestion: { text: SUGGESTED, marks: [{ from: 0, to: 3 }] },
  why: null,
  variants: ['stronger', 'concise', 'quantified'],
  model: { ...MODEL, is_agreed: false },
}
export const BY_MODEL: Rewriting = {
  ...FOUND,
  engine: 'model',
  variants: [...FOUND.variants, 'english'],
  model: { ...MODEL, is_agreed: true },
}
export const NOTHING: Rewriting = { ...FOUND, suggestion: null, why: 'good' }

const asked = on('ASKED')
const accepted = on('ACCEPTED')
const changed = (line: string) => on('LINE.CHANGED', { line })
const given = (text: string) => emits({ type: 'TEXT.TAKEN', text })
const came = (found: unknown) => on('WORDING.CAME', { found })
const found = came({ suggestion: { text: SUGGESTED } })
const nothing = came({ suggestion: null })
const failed = on('WORDING.FAILED')
const wantsModel = on('VARIANT.CHOSEN', { engine: 'model' })
const isUnchanged = has((context: unknown) => {
  const { line, asked: about } = Object(context)
  return line === about
})
const begun = starts('rewrite')
const givenBack: When = (moment) => given(String(Object(moment.context).asked))(moment)

export const suggestionProperties = {
  'nothing is asked for unasked': onlyWith(
    begun,
    either(asked, on('RETRIED'), on('VARIANT.CHOSEN'), on('AGREED'), on('CONSENT.WITHDRAWN')),
  ),
  'asked for as the field has it [AIR-1]': whenever(
    both(asked, begun),
    starts('rewrite', { section: 'work', entry: 'entry-01', variant: 'stronger', engine: 'rules', agrees: null }),
  ),
  'a line is sent as it is, with its blanks': possible(both(asked, starts('rewrite', { line: LINE }))),
  'clicked twice, it is asked for once': never(both(asked, stops('rewrite'))),
  'nothing and too much are not asked about': never(
    either(starts('rewrite', { line: '' }), starts('rewrite', { line: LONG })),
  ),
  'it can be stopped, and nothing has changed': whenever(
    both(on('STOPPED'), stops('rewrite')),
    both(within('idle'), no(emits())),
  ),
  'the suggestion for the line is shown beside it': whenever(both(found, isUnchanged), within('diff')),
  'the card says that there is nothing to mend, and shows no suggestion': whenever(
    both(nothing, isUnchanged),
    both(within('nothing'), has({ found: { why: 'good' } })),
  ),
  'a suggestion that comes after the line was changed is dropped, and that is said': whenever(
    both(on('WORDING.CAME'), no(isUnchanged)),
    both(within('overtaken'), has({ found: null }), no(emits())),
  ),
  'changed back meanwhile, it is for the line again': possible(
    changed(NEWER),
    changed(LINE),
    both(found, within('diff')),
  ),
  'a suggestion stands no longer than the line it is for': always(
    either(no(either(within('diff'), within('editing'), within('nothing'))), isUnchanged),
  ),
  'a suggestion that is shown gives way to a newer line, and that is said': successive(
    both(found, within('diff')),
    both(changed(NEWER), within('overtaken'), has({ line: NEWER })),
  ),
  'a line that is told once more changes nothing of it': successive(
    both(found, within('diff')),
    both(changed(LINE), within('diff')),
  ),
  'a newer line does not lose what the student made of the suggestion': successive(
    on('TEXT.TYPED', { text: OWN }),
    both(changed(NEWER), within('overtaken'), has({ draft: OWN })),
  ),
  'a newer line can be asked about': successive(
    both(changed(NEWER), within('overtaken')),
    both(on('RETRIED'), starts('rewrite', { line: NEWER }), has({ draft: '' })),
  ),
  'nothing changes before the student says so': onlyWith(emits(), either(accepted, on('UNDO.CHOSEN'))),
  'taken, the line is what was suggested': whenever(
    both(accepted, given(SUGGESTED)),
    both(within('accepted'), has({ taken: SUGGESTED, line: SUGGESTED })),
  ),
  'a suggestion can be taken as it is': successive(both(found, within('diff')), both(accepted, given(SUGGESTED))),
  'mended first, it is taken as the student wrote it': possible(
    both(on('EDIT.WANTED'), has({ draft: SUGGESTED })),
    both(on('TEXT.TYPED', { text: OWN }), has({ draft: OWN })),
    both(accepted, given(OWN), within('accepted'), has({ taken: OWN, line: OWN })),
  ),
  'the card knows each text of the field': whenever(changed(NEWER), has({ line: NEWER })),
  'asked for anew, nothing of the former is left': whenever(
    begun,
    has({ draft: '', growth: '', found: null, failure: null }),
  ),
  'the resting card forgets the former suggestion': whenever(
    within('idle'),
    has({ wanted: 'stronger', growth: '', found: null, draft: '', taken: '', failure: null }),
  ),
  'the resting card asks rules next': whenever(within('idle'), has({ variant: 'stronger', engine: 'rules' })),
  'a draft of the student goes no further before it is taken': never(both(on('TEXT.TYPED'), emits())),
  'it is not taken where nothing is left of it, or too much': never(either(given(''), given(LONG))),
  'refused, nothing has changed': whenever(on('REJECTED'), no(emits())),
  'refused, it is gone': successive(both(found, within('diff')), both(on('REJECTED'), within('idle'))),
  'refused while it is mended, it is gone too': successive(on('TEXT.TYPED'), both(on('REJECTED'), within('idle'))),
  'undone, the line is exactly as it was': whenever(
    both(on('UNDO.CHOSEN'), emits()),
    both(isUnchanged, within('idle'), givenBack),
  ),
  'it can be undone at once': successive(both(accepted, given(SUGGESTED)), both(on('UNDO.CHOSEN'), given(LINE))),
  'undoing ends once the line is another': successive(
    both(accepted, given(SUGGESTED)),
    both(changed(NEWER), within('idle'), has({ line: NEWER })),
  ),
  'the field’s taking of a suggestion is no change': successive(
    both(accepted, given(SUGGESTED)),
    both(changed(SUGGESTED), within('accepted')),
  ),
  'nothing is undone over a newer line': during(both(changed(NEWER), within('idle')), accepted, no(given(LINE))),
  'the offer to undo can be put away': successive(
    within('accepted'),
    both(on('DISMISSED'), within('idle'), no(emits())),
  ),
  'other ways of saying it are asked for in its place': successive(
    both(found, within('diff')),
    both(
      on('VARIANT.CHOSEN', { variant: 'concise' }),
      starts('rewrite', { line: LINE, variant: 'concise', engine: 'rules' }),
      has({ found: null }),
    ),
  ),
  'nothing is sent to a model before the student agreed, now or before [AI-1]': during(
    starting,
    either(on('AGREED'), came({ model: { is_agreed: true } })),
    no(starts('rewrite', { engine: 'model' })),
  ),
  'a student who wants a model sees first what would be sent': successive(
    came({ model: { is_agreed: false }, suggestion: { text: SUGGESTED } }),
    both(wantsModel, within('consenting'), no(begun)),
  ),
  'agreed, the model is asked for what was wanted, and told so': successive(
    both(on('VARIANT.CHOSEN', { variant: 'english' }), within('consenting'), has({ variant: 'stronger' })),
    both(on('AGREED'), starts('rewrite', { line: LINE, variant: 'english', engine: 'model', agrees: true })),
  ),
  'agreed before, the model is asked at once': successive(
    both(came({ model: { is_agreed: true } }), within('diff')),
    both(wantsModel, starts('rewrite', { variant: 'english', engine: 'model', agrees: null })),
  ),
  'a student who does not agree sees the former suggestion': whenever(
    both(on('REJECTED'), has({ found: { suggestion: { text: SUGGESTED } } })),
    either(within('diff'), within('idle')),
  ),
  'a student who does not agree is told again that there is nothing to mend': whenever(
    both(on('REJECTED'), has({ found: { suggestion: null } })),
    within('nothing'),
  ),
  'it is agreed to by nothing else': onlyWith(both(begun, has({ agrees: true })), either(on('AGREED'), on('RETRIED'))),
  'agreeing can be taken back, and rules answer': successive(
    both(came({ model: { is_agreed: true } }), within('diff')),
    both(on('CONSENT.WITHDRAWN'), starts('rewrite', { engine: 'rules', agrees: false })),
  ),
  'nobody takes back what he did not agree to': during(
    came({ model: { is_agreed: false } }),
    came({ model: { is_agreed: true } }),
    no(both(on('CONSENT.WITHDRAWN'), begun)),
  ),
  'the question about a model gives way to a newer line': successive(
    both(wantsModel, within('consenting')),
    both(changed(NEWER), within('overtaken')),
  ),
  'the card shows what is written so far': whenever(on('WORDING.GROWN'), has({ growth: GROWN })),
  'a text that is still being written cannot be taken': whenever(
    on('WORDING.GROWN'),
    both(within('generating'), has({ found: null }), no(emits())),
  ),
  'nothing to mend one way, another can be asked for': successive(
    both(nothing, within('nothing')),
    both(on('VARIANT.CHOSEN', { variant: 'concise' }), starts('rewrite', { variant: 'concise' })),
  ),
  'a word that there is nothing to mend gives way to a newer line, too': successive(
    both(nothing, within('nothing')),
    both(changed(NEWER), within('overtaken')),
  ),
  'a word that there is nothing to mend can be put away': successive(
    both(nothing, within('nothing')),
    both(on('DISMISSED'), within('idle')),
  ),
  'any failure is said, and it can be tried again': successive(
    both(failed, within('failed'), has({ failure: { kind: 'offline' } })),
    both(on('RETRIED'), begun, has({ failure: null })),
  ),
  'failed, it is tried with the line as it is by then': possible(
    both(changed(NEWER), within('failed')),
    both(on('RETRIED'), starts('rewrite', { line: NEWER })),
  ),
  'failed, it can be left': successive(failed, both(on('DISMISSED'), within('idle'))),
  'overtaken, it can be left': successive(within('overtaken'), both(on('DISMISSED'), within('idle'))),
  'busy exactly while it is asked': always((moment) => tagged('busy')(moment) === within('generating')(moment)),
  'it begins at rest': whenever(
    starting,
    both(within('idle'), has({ variant: 'stronger', engine: 'rules', found: null })),
  ),
}
