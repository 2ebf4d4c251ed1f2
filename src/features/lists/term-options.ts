import type { Locale } from '../../../contract/calls/site.ts'
import type { Term } from '../../../contract/content.ts'
import type { FilterOption } from '../../ui/choice/OptionList.tsx'
import { localise } from '../localise.ts'

export const termOptions = (terms: readonly Term[] = [], locale: Locale): FilterOption[] =>
  terms.map(({ value, label }) => ({ value, text: localise(label, locale) }))
