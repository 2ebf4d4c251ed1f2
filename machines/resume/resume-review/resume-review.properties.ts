import {
  always,
  both,
  either,
  ends,
  has,
  never,
  on,
  onlyWith,
  possible,
  precedes,
  reports,
  starting,
  successive,
  whenever,
} from '../../kit/properties.ts'

/** Rows of the samples: one that would add, one that would replace, one that is doubtful. */
export const [EMAIL, CITY, PHONE] = ['basic.email', 'basic.city', 'basic.phone'] as const
export const TYPED = 'lin@new.test'

type Choices = Readonly<Record<string, { readonly kind: string; readonly values?: readonly string[] } | undefined>>

/** The row has a choice of that kind, or none. */
const chosen = (row: string, kind: string | undefined) =>
  has({ choices: (choices: Choices) => choices[row]?.kind === kind })
const isNothing = (list: unknown) => Array.isArray(list) && list.length === 0
const isSomething = (list: unknown) => Array.isArray(list) && list.length > 0

const accepted = on('ROW.ACCEPTED')
const skipped = on('ROW.SKIPPED')
const undone = on('CHOICE.UNDONE')
const begun = on('EDIT.BEGUN')
const typed = on('EDIT.TYPED', { values: [TYPED] })
const finished = on('EDIT.DONE')
const safe = on('SAFE.ACCEPTED')
const section = on('SECTION.ACCEPTED')
const saved = on('SAVED')
const left = on('LEFT')
const at = (current: string) => has({ current })

export const resumeReviewProperties = {
  'nothing is accepted before the student says so [RES-3]': whenever(
    starting,
    has({ choices: (choices: object) => Object.keys(choices).length === 0 }),
  ),
  'the first that waits for a decision is looked at': whenever(starting, either(at(EMAIL), at(PHONE))),
  'a row that is the same needs no choice, and gets none': never(
    has({ choices: (all: object) => 'basic.name' in all }),
  ),
  'a row that is the same is never edited': never(has({ draft: (draft: readonly string[]) => draft[0] === '林知夏' })),

  'accepted, it is told, and the next one is looked at': successive(
    both(starting, at(EMAIL)),
    both(accepted, chosen(EMAIL, 'accepted'), reports({ choices: { [EMAIL]: { kind: 'accepted' } } }), at(CITY)),
  ),
  'skipped, it is told, and the next one is looked at': successive(
    both(starting, at(EMAIL)),
    both(skipped, chosen(EMAIL, 'skipped'), reports({ choices: { [EMAIL]: { kind: 'skipped' } } }), at(CITY)),
  ),
  'a choice can be taken back': successive(
    both(accepted, chosen(EMAIL, 'accepted')),
    on('ROW.CHOSEN', { row: EMAIL }),
    both(undone, chosen(EMAIL, undefined), reports({ choices: (all: Choices) => all[EMAIL] === undefined }), at(EMAIL)),
  ),
  'there is nothing to take back before': precedes(
    either(accepted, skipped, finished, safe, section, on('ROW.CHOSEN')),
    undone,
  ),
  'nothing is decided but by these [RES-3]': onlyWith(
    reports({ type: 'CHOICES.MADE' }),
    either(accepted, skipped, undone, finished, saved, safe, section, on('ROW.CHOSEN')),
  ),

  'an edit begins with what was found': successive(
    both(starting, at(EMAIL)),
    both(begun, has({ draft: ['lin@example.test'] })),
  ),
  'edited, it is what was typed, told, and the next one is looked at': successive(
    both(begun, at(EMAIL)),
    both(typed, has({ draft: [TYPED] })),
    both(
      finished,
      has({ choices: { [EMAIL]: { kind: 'edited', values: [TYPED] } }, draft: isNothing }),
      reports({ choices: { [EMAIL]: { kind: 'edited', values: [TYPED] } } }),
      at(CITY),
    ),
  ),
  'edited, the next one can be decided': successive(both(finished, at(CITY)), accepted),
  'edited again, it begins with what was typed': possible(
    both(finished, chosen(EMAIL, 'edited'), at(CITY)),
    both(begun, at(EMAIL), has({ draft: [TYPED] })),
  ),
  'a student who goes to another row takes the typed text along': successive(
    both(starting, at(EMAIL)),
    begun,
    typed,
    both(
      on('ROW.CHOSEN', { row: CITY }),
      at(CITY),
      has({ choices: { [EMAIL]: { kind: 'edited', values: [TYPED] } } }),
      reports({ choices: { [EMAIL]: { values: [TYPED] } } }),
    ),
  ),
  'the edit is over then': successive(
    both(begun, at(EMAIL)),
    typed,
    on('ROW.CHOSEN', { row: CITY }),
    both(accepted, chosen(CITY, 'accepted')),
  ),
  'cancelled, nothing is decided': successive(
    both(starting, at(EMAIL)),
    begun,
    typed,
    both(on('EDIT.CANCELLED'), chosen(EMAIL, undefined), has({ draft: isNothing })),
    accepted,
  ),
  'nothing is edited into nothing': never(
    has({ choices: (all: Choices) => Object.values(all).some((choice) => choice?.values?.[0] === '') }),
  ),
  'a wrong draft can be put right': successive(
    begun,
    on('EDIT.TYPED', { values: [''] }),
    typed,
    both(finished, has({ draft: isNothing })),
  ),

  'all that is safe is accepted at once, what would replace something is not [RES-3]': successive(
    both(starting, at(EMAIL)),
    both(
      safe,
      chosen(EMAIL, 'accepted'),
      chosen(CITY, undefined),
      reports({ choices: { [EMAIL]: { kind: 'accepted' } } }),
    ),
  ),
  'a doubtful row is not accepted with all that is safe [RES-3]': successive(
    both(starting, at(PHONE)),
    both(safe, chosen(EMAIL, 'accepted'), chosen(PHONE, undefined)),
  ),
  'a section that is seen is accepted with what it replaces': successive(
    both(starting, at(EMAIL)),
    both(
      section,
      chosen(EMAIL, 'accepted'),
      chosen(CITY, 'accepted'),
      reports({ choices: { [CITY]: { kind: 'accepted' } } }),
    ),
  ),
  'a doubtful row is not accepted with its section [RES-3]': successive(
    both(starting, at(PHONE)),
    both(section, chosen(EMAIL, 'accepted'), chosen(PHONE, undefined)),
  ),

  'another row is looked at': whenever(on('ROW.CHOSEN', { row: EMAIL }), at(EMAIL)),
  'only one that there is': never(at('gone')),
  'the next one': successive(both(starting, at(EMAIL)), both(on('ROW.NEXT'), at(CITY))),
  'the one before': successive(both(starting, at(EMAIL)), both(on('ROW.PREVIOUS'), at('basic.name'))),
  'only those that wait are shown': whenever(on('FILTER.CHOSEN', { filter: 'open' }), has({ filter: 'open' })),
  'all are shown': whenever(on('FILTER.CHOSEN', { filter: 'all' }), has({ filter: 'all' })),
  'those decided are passed over then': successive(
    both(on('FILTER.CHOSEN', { filter: 'open' }), at(EMAIL)),
    both(on('ROW.PREVIOUS'), at(EMAIL)),
  ),

  'the accepted rows are saved, on the version that they were compared with [RES-3]': successive(
    both(accepted, chosen(EMAIL, 'accepted'), chosen(CITY, undefined)),
    both(
      saved,
      ends({
        changes: [
          {
            key: 'basic',
            content: { name: '林知夏', email: 'lin@example.test', city: '江临市', phone: '' },
            version: 4,
          },
        ],
      }),
    ),
  ),
  'there is something to save, or nothing is': whenever(saved, ends({ changes: isSomething })),
  'saved in the middle of an edit, what was typed is saved along': successive(
    both(starting, at(EMAIL)),
    begun,
    typed,
    both(
      saved,
      reports({ choices: { [EMAIL]: { kind: 'edited', values: [TYPED] } } }),
      ends({ changes: (changes: { content: object }[]) => Reflect.get(changes[0]!.content, 'email') === TYPED }),
    ),
  ),
  'saved, it is told how many nobody decided [RES-3]': whenever(
    both(saved, chosen(EMAIL, 'accepted'), chosen(CITY, undefined), chosen(PHONE, undefined)),
    ends({ undecided: 1 }),
  ),
  'left, nothing is saved': whenever(left, ends({ changes: (changes: unknown) => changes === null })),
  'nothing is saved in the middle of an edit that is left': successive(typed, both(left, ends())),
  'the review ends only where it is saved or left': onlyWith(ends(), either(saved, left)),
  'nothing found gets lost': always(has({ rows: isSomething })),
  'left, nothing is changed and nothing is open': whenever(left, ends({ changes: null, undecided: 0 })),
}
