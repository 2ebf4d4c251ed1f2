import type { MediaDetail } from '../../../contract/calls/media.ts'
import { plainPath } from '../../../contract/plain-pages.ts'
import * as m from '../../../messages/compiled/messages.js'
import { plainText } from '../../platform/html.ts'
import { html } from '../../platform/http/markup.ts'
import { wordsIn } from '../jobs/job-words.ts'
import { article, DESCRIPTION_LENGTH, facts, localeOf, type PlainPage, type PlainSite } from './page.ts'

/** An article to read. It is its site's own. */
export function articlePage({ id, title, summary, source, ...media }: MediaDetail, site: PlainSite): PlainPage {
  const locale = localeOf(site)
  const say = { locale }
  const path = plainPath('article', id)
  return {
    title,
    description: (summary || plainText(media.html)).slice(0, DESCRIPTION_LENGTH),
    path,
    canonical: `${site.origin}${path}`,
    body: html`<h1>${title}</h1>
${facts([
  [m.server_crawler_published({}, say), wordsIn(locale).date(media.published_at)],
  [m.server_crawler_source({}, say), source],
])}
<p><a class="action" href="/#/wenDetail?id=${id}">${m.server_crawler_open_article({}, say)}</a></p>
${article(media.html)}`,
  }
}
