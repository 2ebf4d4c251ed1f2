import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { employerAuthMachine } from '../../../../machines/login/employer-auth/employer-auth.machine.ts'

export interface EmployerAuthProps {
  readonly actor: ActorRefFrom<typeof employerAuthMachine>
  readonly site: SiteInfo
}
