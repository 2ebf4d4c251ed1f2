import { defineArea } from '../../platform/area.ts'
import { authenticationHandlers } from './handlers/authentication.ts'
import { captchaHandlers } from './handlers/captcha.ts'
import { employerHandlers } from './handlers/employer.ts'
import { miniprogramHandlers } from './handlers/miniprogram.ts'
import { staffHandlers } from './handlers/staff.ts'
import { transferHandlers } from './handlers/transfer.ts'
import { createLoginServices } from './services.ts'

export const login = defineArea({
  services: createLoginServices,
  calls: (services) => ({
    ...authenticationHandlers(services),
    ...captchaHandlers(services),
    ...employerHandlers(services),
    ...staffHandlers(services),
    ...transferHandlers(services),
    ...miniprogramHandlers(services),
  }),
  sweeps: ({ sessions, knownBrowsers }) => [sessions, knownBrowsers],
})
