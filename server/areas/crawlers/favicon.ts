import type { SiteInfo } from '../../../contract/calls/site.ts'
import { html, type Markup } from '../../platform/http/markup.ts'
import { localise } from '../site/sites.ts'
import { colourOf } from './page.ts'

/** The ship under sail of Qihang itself, as a path in a square of forty. */
export const SHIP =
  'M20.7 8.5v18.2M20.7 10c5.7 2.9 9 8.6 9.4 16.7h-9.4M17.3 14.6c-.6 5.2-3 9.1-7 12.1h7zM9.5 30.3c3.5 2 7 2 10.5 0 3.5 2 7 2 10.5 0'

const ship = html`<path d="${SHIP}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

const letter = (name: string): Markup =>
  html`<text x="20" y="28" text-anchor="middle" font-size="22" font-weight="700" font-family="PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif" fill="#fff">${name.slice(0, 1)}</text>`

/** The picture of a site's tab, in its colour: the ship of the main platform, of any other the letter of its name. */
export function favicon(info: SiteInfo | null): string {
  const name = info ? localise(info.brand.name, info.default_locale) : ''
  const sign = info === null || info.type === 1 ? ship : letter(name)
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${name}</title><rect width="40" height="40" rx="10" fill="${colourOf(info)}"/>${sign}</svg>`
    .text
}
