import type { FairsServices } from '../fairs/services.ts'
import { createDepartments } from './departments.ts'
import { createHomes } from './homes.ts'
import { createStatistics } from './statistics.ts'
import { createZones } from './zones.ts'

export type HomesServices = FairsServices & ReturnType<typeof createHomesServices>

export const createHomesServices = ({ db, clock, terms, positionCounts }: FairsServices) => ({
  departments: createDepartments(db, clock, positionCounts),
  zones: createZones(db),
  homes: createHomes(db, clock, terms, positionCounts),
  statistics: createStatistics(db, clock),
})
