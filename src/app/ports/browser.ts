import Bowser from 'bowser'

/** Browsers in which a login opens its page in the same tab (STU-4). */
const sameTabBrowsers = ['QQ Browser', 'Internet Explorer', 'Safari', 'Firefox']

/** What a person calls it, such as Chrome. */
export const browserName = (userAgent: string): string => Bowser.getParser(userAgent).getBrowserName()

/** @param userAgent as the browser sends it */
export const staysInTab = (userAgent: string): boolean => sameTabBrowsers.includes(browserName(userAgent))
