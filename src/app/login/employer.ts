import type { SiteInfo } from '../../../contract/calls/site.ts'
import { employerBrowser } from '../../browser/login/employer-browser.ts'
import { appsInThisTab, createAppsInTabs } from '../../browser/tabs/apps.ts'
import { opensAppsInTab } from '../../browser/tabs/tabs.ts'
import { employerAuthOf, employerAuthInput as inputOf } from '../../features/login/employer/employer-auth-of.ts'
import { notices } from '../actors.ts'
import { startIdentity } from './logins.ts'

/** The employers' flow with its effects. */
export const employerAuth = (site: SiteInfo) =>
  employerAuthOf(site, {
    browser: employerBrowser,
    notify: notices.notify,
    app: opensAppsInTab() ? appsInThisTab : createAppsInTabs(),
    startIdentity,
  })

export const employerAuthInput = (site: SiteInfo) => inputOf(site, employerBrowser)
