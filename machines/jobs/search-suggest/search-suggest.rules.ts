import type { SearchSuggestContext, Suggestion } from './search-suggest.types.ts'

type Known = Pick<SearchSuggestContext, 'text' | 'answer' | 'recent' | 'hot'>

/** The server's suggestions; those for an earlier text until it has answered for this one. */
function foundOf({ text, answer }: Known): Suggestion[] {
  if (text === '') return []
  const isFresh = answer?.of === text
  const search: Suggestion = { kind: 'search', text: (isFresh && answer.found.meant?.keyword) || text }
  if (!answer) return [search]
  const { positions, companies, majors, cities } = answer.found
  return [
    search,
    ...positions.map(({ title }): Suggestion => ({ kind: 'position', text: title })),
    ...companies.map(({ id, company_name }): Suggestion => ({ kind: 'company', text: company_name, id })),
    ...majors.map(({ name }): Suggestion => ({ kind: 'major', text: name })),
    ...cities.map(({ value, text: name }): Suggestion => ({ kind: 'city', text: name, value })),
  ]
}

/** All that can be chosen, in the order of the keys. */
export const suggestionsOf = (known: Known): readonly Suggestion[] => [
  ...foundOf(known),
  ...known.recent.map((text): Suggestion => ({ kind: 'recent', text })),
  ...known.hot.map((text): Suggestion => ({ kind: 'hot', text })),
]

/** The text by which a search is remembered; '' for a suggestion that is no search. */
export const searchedText = (suggestion: Suggestion): string =>
  suggestion.kind === 'company' || suggestion.kind === 'city' ? '' : suggestion.text
