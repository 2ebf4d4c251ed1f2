import { defineArea } from '../../platform/area.ts'
import { noticesHandlers } from './handlers.ts'
import { createNoticesServices } from './services.ts'
import { createTeller } from './teller.ts'
import { createTelling } from './telling.ts'

export const notices = defineArea({
  services: createNoticesServices,
  calls: noticesHandlers,
  sweeps: (services) => [services.notices],
  jobs: ({ db, clock, sms, live, log }) => [createTelling(createTeller({ db, clock, sms, live, log }), log)],
})
