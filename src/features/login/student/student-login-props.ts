import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { studentLoginMachine } from '../../../../machines/login/student-login/student-login.machine.ts'

export interface StudentLoginProps {
  readonly actor: ActorRefFrom<typeof studentLoginMachine>
  readonly site: SiteInfo
  /** Line that names this browser. */
  readonly browser: ReactNode
}
