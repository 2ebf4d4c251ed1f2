import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../../contract/calls/site.ts'
import type { passwordResetMachine } from '../../../../../machines/login/password-reset/password-reset.machine.ts'

export interface PasswordResetProps {
  readonly actor: ActorRefFrom<typeof passwordResetMachine>
  readonly site: SiteInfo
}
