import { provideSearchSuggest } from '../../../machines/jobs/search-suggest/search-suggest.ports.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { searchConfigQuery } from '../../api/homes.ts'
import { queryClient } from '../../api/query-client.ts'
import { getSuggestions } from '../../api/search.ts'
import { goTo } from '../../browser/page/pages.ts'
import { recentSearches } from '../../browser/storage/recent-searches.ts'
import { suggestWith } from '../../entities/search/suggest/suggest.tsx'
import type { Suggesting } from '../../shared/actors/search.types.ts'
import { companyHref } from '../../shared/links/links.ts'
import { localise } from '../../shared/preferences/localise.ts'

const readHot = async (): Promise<readonly string[]> =>
  (await queryClient.fetchQuery(searchConfigQuery).catch(() => null))?.hot_searches ?? []

const logic = provideSearchSuggest({
  ...recentSearches,
  readHot,
  async ask(keyword, signal) {
    const { cities, ...found } = await getSuggestions({ keyword }, signal)
    const named = cities.map(({ label, ...city }) => ({ ...city, text: localise(label, getLocale()) }))
    return { ...found, cities: named }
  },
})

/** Makes what suggests in a field, with its effects. */
export const searchSuggest = (): Suggesting => suggestWith(logic, (id) => goTo(companyHref(id).slice(1)))
