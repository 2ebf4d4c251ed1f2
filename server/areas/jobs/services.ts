import type { LoginServices } from '../login/services.ts'
import { createCollections } from './collections.ts'
import { createCompanies } from './companies/companies.ts'
import { createFeed } from './positions/feed.ts'
import { createPositionCounts } from './positions/position-counts.ts'
import { createPositionDetails } from './positions/position-detail.ts'
import { createPositions } from './positions/positions.ts'
import { createLexicon } from './search/lexicon.ts'
import { createSearchHints } from './search/search-hints.ts'
import { createSuggester } from './search/suggest.ts'
import { createSearches } from './searches/searches.ts'
import { createTerms } from './terms.ts'

export type JobsServices = LoginServices & ReturnType<typeof createJobsServices>

export function createJobsServices({ db, clock, sanitiser }: LoginServices) {
  const terms = createTerms(db, clock)
  const positions = createPositions(db, clock, terms)
  const companies = createCompanies(db, clock, terms, sanitiser)
  const lexicon = createLexicon(db, clock, terms)
  return {
    terms,
    positions,
    companies,
    positionDetails: createPositionDetails(db, clock, terms, sanitiser),
    positionCounts: createPositionCounts(db, clock),
    feed: createFeed(db, clock, terms),
    collections: createCollections(db, clock, terms),
    searches: createSearches(db, clock, terms),
    suggester: createSuggester(db, clock, terms, lexicon),
    searchHints: createSearchHints(positions, companies, lexicon),
  }
}
