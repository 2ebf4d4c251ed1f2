import { defineArea } from '../../platform/area.ts'
import { siteHandlers } from './handlers.ts'
import { createSiteServices } from './services.ts'

export const site = defineArea({ services: createSiteServices, calls: siteHandlers })
