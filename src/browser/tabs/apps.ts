import type { AppPort } from '../../../machines/kit/app-port.ts'
import { leaveFor } from '../page/pages.ts'
import { createReservedTab } from './reserved-tab.ts'

/** Back offices in this tab. */
export const appsInThisTab: AppPort = {
  reserveTab() {},
  releaseTab() {},
  async openApp(address) {
    await leaveFor(address)
    return 'done'
  },
}

/** Back offices in a tab of their own. */
export function createAppsInTabs(): AppPort {
  const tab = createReservedTab()
  return {
    reserveTab: tab.reserve,
    releaseTab: tab.release,
    openApp: async (address) => tab.open(`${location.origin}${address}`),
  }
}
