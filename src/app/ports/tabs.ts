type Browser = typeof import('./browser.ts')

let browser: Browser | undefined

/** Fetches what tells browsers apart: only a login that opens a page asks for it. */
export async function learnBrowser(): Promise<void> {
  browser = await import('./browser.ts')
}

/** Whether a login stays in this tab (STU-4); as long as nothing is known of the browser, no. */
export const staysInTab = (): boolean => browser?.staysInTab(navigator.userAgent) ?? false
