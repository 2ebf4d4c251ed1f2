import type { SiteInfo } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { localise } from '../features/localise.ts'
import { currentLocale } from './preferences.ts'

/** What a page's loader may say of it. */
export interface PageHead {
  readonly title: () => string
}

/** Title and description of the page (SITE-4): the route's part, then the site's. */
export function showPageHead(site: SiteInfo, routeTitle: string): void {
  const { brand } = site
  const locale = currentLocale()
  const siteTitle = localise(routeTitle ? brand.name : brand.home_title, locale)
  document.title = routeTitle ? `${routeTitle} · ${siteTitle}` : siteTitle
  const siteDescription = localise(brand.description, locale)
  const description = routeTitle
    ? m.pages_description({ title: routeTitle, site: siteTitle, about: siteDescription })
    : siteDescription
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
