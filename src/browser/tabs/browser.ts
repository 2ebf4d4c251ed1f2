import Bowser from 'bowser'

/** Browsers in which a student's login opens its page in the same tab (STU-4). */
const studentBrowsers = ['QQ Browser', 'Internet Explorer', 'Safari', 'Firefox']
/** Browsers in which an employer's login opens the back office in the same tab (EMP-4). */
const employerBrowsers = ['QQ Browser', 'Internet Explorer', 'Safari']

/** What a person calls it, such as Chrome; '' where the browser does not say. */
export const browserName = (userAgent: string): string =>
  userAgent === '' ? '' : Bowser.getParser(userAgent).getBrowserName()

/** @param userAgent as the browser sends it */
export const staysInTab = (userAgent: string): boolean => studentBrowsers.includes(browserName(userAgent))

/** @param userAgent as the browser sends it */
export const opensAppsInTab = (userAgent: string): boolean => employerBrowsers.includes(browserName(userAgent))

/** A phone, not a tablet (SITE-5). @param userAgent as the browser sends it */
export const isPhone = (userAgent: string): boolean =>
  userAgent !== '' && Bowser.getParser(userAgent).getPlatformType() === 'mobile'
