import { defineArea } from '../../platform/area.ts'
import { collectHandlers } from './handlers/collect.ts'
import { companiesHandlers } from './handlers/companies.ts'
import { positionsHandlers } from './handlers/positions.ts'
import { searchHandlers } from './handlers/search.ts'
import { searchesHandlers } from './handlers/searches.ts'
import { createDocuments } from './search/documents.ts'
import { createSearchCounter } from './searches/counter.ts'
import { createDailyCount } from './searches/daily.ts'
import { createJobsServices } from './services.ts'

export const jobs = defineArea({
  services: createJobsServices,
  calls: (services) => ({
    ...positionsHandlers(services),
    ...companiesHandlers(services),
    ...collectHandlers(services),
    ...searchHandlers(services),
    ...searchesHandlers(services),
  }),
  jobs: ({ db, clock, positions, log }) => [createDailyCount(createSearchCounter({ db, clock, positions, log }), log)],
  processes: ({ db, terms, log }) => [createDocuments(db, terms, log)],
})
