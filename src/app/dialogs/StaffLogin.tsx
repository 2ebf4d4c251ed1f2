import type { SiteInfo } from '../../../contract/calls/site.ts'
import { provideChannelLogin, provideSchoolLogin } from '../../../machines/login/staff-login/staff-login.ports.ts'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { channelLogin, schoolLogin } from '../../api/staff.ts'
import { areCookiesEnabled } from '../../browser/storage/cookies.ts'
import { appsInThisTab, createAppsInTabs } from '../../browser/tabs/apps.ts'
import { StaffLoginDialog } from '../../features/login/staff/StaffLoginDialog.tsx'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { copy } from '../../ui/clipboard.ts'
import { endDialog, notices } from '../actors.ts'
import { startIdentity } from '../login/logins.ts'

const school = provideSchoolLogin({
  notify: notices.notify,
  app: createAppsInTabs(),
  async logIn({ username, password }, signal) {
    const { apiStatus: _, faculty = '', ...officer } = await schoolLogin({ name: username, password }, signal)
    return { login_type: 'school', user_name: username, faculty, ...officer }
  },
  storeIdentity: startIdentity,
})

const channel = provideChannelLogin({
  notify: notices.notify,
  app: appsInThisTab,
  async logIn({ username, password }, signal) {
    const { user_id, channel_name } = await channelLogin({ username, password }, signal)
    return { login_type: 'channel', user_id, channel_name }
  },
  storeIdentity: startIdentity,
})

const end = () => endDialog('staffLogin')

interface StaffLoginProps {
  readonly request: Extract<DialogRequest, { name: 'staffLogin' }>
  readonly site: SiteInfo
}

/** The login of school officers or channel organisers, with its actor. */
export default function StaffLogin({ request: { admin }, site }: StaffLoginProps) {
  const actor = useOwnActor(
    () => (admin === 'organiser' ? channel : school),
    () => ({ admin, cookiesEnabled: areCookiesEnabled() }),
    end,
  )
  return <StaffLoginDialog actor={actor} site={site} onCopy={copy} />
}
