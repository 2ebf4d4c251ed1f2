import type { PositionDetail } from '../../contract/calls/positions.ts'
import { jobPath, jobPosting } from '../../contract/job-posting.ts'
import * as m from '../../messages/compiled/messages.js'
import { plainText } from '../html.ts'
import { html } from '../http/markup.ts'
import { localise } from '../sites.ts'
import { article, facts, localeOf, type PlainPage, type PlainSite } from './page.ts'
import { wordsIn } from './words.ts'

/** Characters that search engines show of a description. */
export const DESCRIPTION_LENGTH = 150

export const companyPath = (id: string): string => `/companies/${id}`

/** A position to read; one that is over says so and keeps out of the index. */
export function jobPage(position: PositionDetail, site: PlainSite): PlainPage {
  const locale = localeOf(site)
  const say = { locale }
  const words = wordsIn(locale)
  const { id, title, company, status, description, requirement } = position
  const path = jobPath(id)
  const isOpen = status === 'open'
  const over = status === 'closed' ? m.server_crawler_job_closed({}, say) : m.server_crawler_job_expired({}, say)
  const pay = words.pay(position.salary)
  const city = localise(position.city.label, locale)
  return {
    title: `${title} · ${company.company_name}`,
    description: `${pay} · ${city} · ${plainText(description)}`.slice(0, DESCRIPTION_LENGTH),
    path,
    isIndexed: isOpen,
    data: jobPosting(position, site.canonicalOrigin),
    body: html`<h1>${title}</h1>
${isOpen ? '' : html`<p class="notice">${over}</p>`}
${facts([
  [m.server_crawler_company({}, say), html`<a href="${companyPath(company.id)}">${company.full_name}</a>`],
  [m.server_crawler_salary({}, say), pay],
  [m.server_crawler_place({}, say), `${city} · ${position.work_addr}`],
  [m.server_crawler_education({}, say), words.education(position.education)],
  [m.server_crawler_period({}, say), words.period(position.period)],
  [m.server_crawler_published({}, say), words.date(position.published_at)],
  [m.server_crawler_until({}, say), words.date(position.expires_at)],
])}
<p><a class="action" href="/#/job?id=${id}">${isOpen ? m.server_crawler_open_job({}, say) : m.server_crawler_see_job({}, say)}</a></p>
<h2>${m.server_crawler_description({}, say)}</h2>
${article(description)}
<h2>${m.server_crawler_requirement({}, say)}</h2>
${article(requirement)}`,
  }
}
