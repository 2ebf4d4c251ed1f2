import { defineArea } from '../../platform/area.ts'
import { fairsHandlers } from './handlers.ts'
import { createFairsServices } from './services.ts'

export const fairs = defineArea({ services: createFairsServices, calls: fairsHandlers })
