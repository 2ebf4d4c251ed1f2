import { defineArea } from '../../platform/area.ts'
import { homesHandlers } from './handlers/homes.ts'
import { zonesHandlers } from './handlers/zones.ts'
import { createHomesServices } from './services.ts'

export const homes = defineArea({
  services: createHomesServices,
  calls: (services) => ({ ...homesHandlers(services), ...zonesHandlers(services) }),
})
