import type { LoginType } from '../../contract/rules/storage.ts'
import type { AdminKind } from './entry/entry.types.ts'

/** Addresses of the back offices: apps of their own on the same origin. */
export const EMPLOYER_APP = '/company/#/'
export const EMPLOYER_APP_AFTER_REGISTRATION = '/company/#/?isregu=true'
export const ORGANISER_APP = '/op/#/schoolBroad/index'

/** @param userType '0' has the dashboard */
export const schoolApp = (userType: string): string =>
  userType === '0' ? '/school/#/dashboard' : '/school/#/lifeDecide'

/** The identity that the back office of a site's admin entry belongs to. */
export const adminLoginType = (admin: AdminKind): 'school' | 'channel' => (admin === 'organiser' ? 'channel' : 'school')

/** The back office of an identity that does not work in this product. */
export function appOfIdentity(loginType: Exclude<LoginType, 'student'>, userType: string): string {
  const apps = { company: EMPLOYER_APP, channel: ORGANISER_APP, school: schoolApp(userType) }
  return apps[loginType]
}
