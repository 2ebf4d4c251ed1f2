import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { AdminKind } from '../../login/entry/entry.types.ts'

/** Of a page that may be told to others: a transfer's address carries a ticket. */
const isPublic = (path: string) => path !== '/' && !path.startsWith('/transferPage')

/**
 * Where a phone is sent (SITE-5): the employment-education brand begins with the positions.
 * @param path of the page that was asked for, which goes with it; nothing of the home
 */
export function jumpAddress(site: SiteInfo, path: string): string {
  const page = site.brand.kind === 'employment-education' ? '&page=position_list' : ''
  const separator = site.jump_page.includes('?') ? '&' : '?'
  const wanted = isPublic(path) ? `&path=${encodeURIComponent(path)}` : ''
  return `${site.jump_page}${separator}scene=${encodeURIComponent(site.qr_parameter_id)}${page}${wanted}`
}

/** Whose back office the site's admin entry leads to (NAV-6). */
export function adminKindOf(site: SiteInfo): AdminKind {
  if (site.type === 3) return 'organiser'
  return site.school?.school_type === 2 ? 'faculty' : 'school'
}
