type Browser = typeof import('./browser.ts')

let browser: Browser | undefined

/** Says of itself that it is Chrome, and none of those whose pages stay in their tab: nothing more is to be known of it. */
export const opensTabs = (userAgent: string): boolean =>
  /chrome\//i.test(userAgent) && !/qqbrowser|msie|trident|firefox|iceweasel|fxios/i.test(userAgent)

/** Fetches what tells browsers apart, where a look does not: only a login that opens a page asks for it. */
export async function learnBrowser(): Promise<void> {
  if (!opensTabs(navigator.userAgent)) browser = await import('./browser.ts')
}

/** Whether a student's login stays in this tab (STU-4); as long as nothing is known of the browser, no. */
export const staysInTab = (): boolean => browser?.staysInTab(navigator.userAgent) ?? false

/** Whether a back office opens in this tab (EMP-4); as long as nothing is known of the browser, no. */
export const opensAppsInTab = (): boolean => browser?.opensAppsInTab(navigator.userAgent) ?? false

/** What every phone says of itself, and some tablets: only then is the parser worth fetching. */
const LIKELY_PHONE = /Mobi|iPhone|iPod|Android|HarmonyOS/i

/** Whether this is a phone (SITE-5). */
export async function isPhone(): Promise<boolean> {
  if (!LIKELY_PHONE.test(navigator.userAgent)) return false
  return (await import('./browser.ts')).isPhone(navigator.userAgent)
}
