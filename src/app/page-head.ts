import type { SiteInfo } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { localise } from '../shared/preferences/localise.ts'
import { currentLocale } from './preferences.ts'

/** The head that a page's loader may give it. */
export interface PageHead {
  readonly title: () => string
  /** The description in place of the site's own. */
  readonly description?: () => string | undefined
  /** Its thing in the words of schema.org. */
  readonly jsonLd?: () => object | undefined
  /** Resolves when all of the above says more. */
  readonly ready?: Promise<unknown>
  /** Called whenever the page is shown, which one that is only read ahead is not. */
  readonly onShown?: () => void
}

const DATA = 'application/ld+json'

/** Writes data for search engines, which no browser runs. */
function showData(data: object | undefined): void {
  document.head.querySelector(`script[type="${DATA}"]`)?.remove()
  if (!data) return
  const script = document.createElement('script')
  script.type = DATA
  script.textContent = JSON.stringify(data)
  document.head.append(script)
}

/** Title and description of the page (SITE-4): the page's own part, then the site's. */
export function showPageHead(site: SiteInfo, head: Partial<PageHead>): void {
  const { brand } = site
  const locale = currentLocale()
  const pageTitle = head.title?.() ?? ''
  const siteTitle = localise(pageTitle ? brand.name : brand.home_title, locale)
  document.title = pageTitle ? `${pageTitle} · ${siteTitle}` : siteTitle
  const siteDescription = localise(brand.description, locale)
  const plain = pageTitle
    ? m.pages_description({ title: pageTitle, site: siteTitle, about: siteDescription })
    : siteDescription
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description?.() ?? plain)
  showData(head.jsonLd?.())
}
