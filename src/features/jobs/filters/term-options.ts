import type { Locale } from '../../../../contract/calls/site.ts'
import type { GroupedTerm, Term } from '../../../../contract/content.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import type { FilterOption } from '../../../ui/choice/filter-option.ts'

export const termOptions = (terms: readonly Term[] = [], locale: Locale): FilterOption[] =>
  terms.map(({ value, label }) => ({ value, text: localise(label, locale) }))

/** Group by group, the groups in the order of their first terms. */
export const groupedOptions = (terms: readonly GroupedTerm[] = [], locale: Locale): FilterOption[] =>
  [...Map.groupBy(terms, ({ group }) => localise(group, locale))].flatMap(([group, some]) =>
    termOptions(some, locale).map((option) => ({ ...option, group })),
  )
