import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { staffLoginMachine } from '../../../../machines/login/staff-login/staff-login.machine.ts'

export interface StaffLoginProps {
  readonly actor: ActorRefFrom<typeof staffLoginMachine>
  readonly site: SiteInfo
  /** Puts a text into the clipboard; rejects where the browser refuses. */
  onCopy(text: string): Promise<void>
}
