import type { FairDetail } from '../../../contract/calls/fairs.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import { plainPath } from '../../../contract/plain-pages.ts'
import * as m from '../../../messages/compiled/messages.js'
import { plainText } from '../../platform/html.ts'
import { html } from '../../platform/http/markup.ts'
import { wordsIn } from '../jobs/job-words.ts'
import { article, DESCRIPTION_LENGTH, facts, localeOf, type PlainPage, type PlainSite } from './page.ts'

const over = { past: m.server_crawler_fair_past, cancelled: m.server_crawler_fair_cancelled }

/** The words that a fair is over or off; '' while it is not. */
export const fairOver = ({ status }: FairDetail, locale: Locale): string =>
  status === 'past' || status === 'cancelled' ? over[status]({}, { locale }) : ''

/** A fair to read; one that is over says so. It is its site's own. */
export function fairPage(fair: FairDetail, site: PlainSite): PlainPage {
  const locale = localeOf(site)
  const say = { locale }
  const { id, title, place, organiser, intro } = fair
  const path = plainPath('fair', id)
  const date = wordsIn(locale).days(fair.starts_at, fair.ends_at)
  const notice = fairOver(fair, locale)
  return {
    title,
    description: `${plainText(date.text)} · ${place} · ${plainText(intro)}`.slice(0, DESCRIPTION_LENGTH),
    path,
    canonical: `${site.origin}${path}`,
    body: html`<h1>${title}</h1>
${notice && html`<p class="notice">${notice}</p>`}
${facts([
  [m.server_crawler_when({}, say), date],
  [m.server_crawler_venue({}, say), place],
  [m.server_crawler_organiser({}, say), organiser],
  [m.server_crawler_companies({}, say), String(fair.company_count)],
])}
<p><a class="action" href="/#/jobFair?id=${id}">${m.server_crawler_open_fair({}, say)}</a></p>
${article(intro)}`,
  }
}
