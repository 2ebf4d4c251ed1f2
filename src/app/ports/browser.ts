import Bowser from 'bowser'

/** Browsers in which a login opens its page in the same tab (STU-4). */
const sameTabBrowsers = ['QQ Browser', 'Internet Explorer', 'Safari', 'Firefox']

/** @param userAgent as the browser sends it */
export const staysInTab = (userAgent: string): boolean =>
  sameTabBrowsers.includes(Bowser.getParser(userAgent).getBrowserName())
