import { defineArea } from '../../platform/area.ts'
import { deskHandlers } from './handlers.ts'
import { createEmployerOfficeServices } from './services.ts'

export const employerOffice = defineArea({ services: createEmployerOfficeServices, calls: deskHandlers })
