import Bowser from 'bowser'

/** Browsers in which a login opens its page in the same tab (STU-4). */
const sameTabBrowsers = ['QQ Browser', 'Internet Explorer', 'Safari', 'Firefox']

/** What a person calls it, such as Chrome; '' where the browser does not say. */
export const browserName = (userAgent: string): string =>
  userAgent === '' ? '' : Bowser.getParser(userAgent).getBrowserName()

/** @param userAgent as the browser sends it */
export const staysInTab = (userAgent: string): boolean => sameTabBrowsers.includes(browserName(userAgent))
