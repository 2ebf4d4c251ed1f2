import { defineArea } from '../../platform/area.ts'
import { mediaHandlers } from './handlers.ts'
import { createMediaServices } from './services.ts'

export const media = defineArea({ services: createMediaServices, calls: mediaHandlers })
