import type { SiteInfo } from '../../contract/calls/site.ts'
import { appsInThisTab, createAppsInTabs } from '../browser/tabs/apps.ts'
import { opensAppsInTab } from '../browser/tabs/tabs.ts'
import { notices } from './actors.ts'
import { employerAuthOf } from './employer-of.ts'
import { startIdentity } from './logins.ts'

/** The employers' flow with its effects. */
export const employerAuth = (site: SiteInfo) =>
  employerAuthOf(site, {
    notify: notices.notify,
    app: opensAppsInTab() ? appsInThisTab : createAppsInTabs(),
    startIdentity,
  })

export { employerAuthInput } from './employer-of.ts'
