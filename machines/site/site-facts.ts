import type { SiteInfo } from '../../contract/calls/site.ts'
import type { AdminKind } from '../entry/entry.types.ts'

/** Where a phone is sent (SITE-5): the employment-education brand begins with the positions. */
export function jumpAddress(site: SiteInfo): string {
  const page = site.brand.kind === 'employment-education' ? '&page=position_list' : ''
  const separator = site.jump_page.includes('?') ? '&' : '?'
  return `${site.jump_page}${separator}scene=${encodeURIComponent(site.qr_parameter_id)}${page}`
}

/** Whose back office the site's admin entry leads to (NAV-6). */
export function adminKindOf(site: SiteInfo): AdminKind {
  if (site.type === 3) return 'organiser'
  return site.school?.school_type === 2 ? 'faculty' : 'school'
}
