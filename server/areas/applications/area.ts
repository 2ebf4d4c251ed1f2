import { defineArea } from '../../platform/area.ts'
import { deliveriesHandlers } from './handlers/deliveries.ts'
import { invitationsHandlers } from './handlers/invitations.ts'
import { createApplicationsServices } from './services.ts'

export const applications = defineArea({
  services: createApplicationsServices,
  calls: (services) => ({ ...deliveriesHandlers(services), ...invitationsHandlers(services) }),
  sweeps: ({ keptApplications }) => [keptApplications],
})
