import type { provideLogout } from '../logout/logout.ports.ts'
import { identitySwitchMachine } from './identity-switch.machine.ts'

/** @param logout the provided log-out, whose end opens the student login */
export const provideIdentitySwitch = (logout: ReturnType<typeof provideLogout>) =>
  identitySwitchMachine.provide({ actors: { logout } })
