import type { CompanyDetail } from '../../../contract/calls/companies.ts'
import type { Position } from '../../../contract/content.ts'
import { plainPath } from '../../../contract/plain-pages.ts'
import * as m from '../../../messages/compiled/messages.js'
import { plainText } from '../../platform/html.ts'
import { html } from '../../platform/http/markup.ts'
import { webAddress } from '../jobs/companies/links.ts'
import { wordsIn } from '../jobs/job-words.ts'
import { localise } from '../site/sites.ts'
import { article, DESCRIPTION_LENGTH, facts, localeOf, type PlainPage, type PlainSite } from './page.ts'

/** A company to read, and what is open at it. */
export function companyPage(company: CompanyDetail, positions: readonly Position[], site: PlainSite): PlainPage {
  const locale = localeOf(site)
  const say = { locale }
  const words = wordsIn(locale)
  const { intro } = company
  const website = webAddress(company.website)
  const industry = `${localise(company.industry_label, locale)} · ${localise(company.second_industry, locale)}`
  const list = positions.map(
    ({ id, title, salary, city }) =>
      html`<li><a href="${plainPath('position', id)}">${title}</a> · ${words.pay(salary)} · ${localise(city.label, locale)}</li>\n`,
  )
  const path = plainPath('company', company.id)
  return {
    title: m.server_crawler_company_title({ company: company.company_name }, say),
    description: `${industry} · ${plainText(intro)}`.slice(0, DESCRIPTION_LENGTH),
    path,
    canonical: `${site.canonicalOrigin}${path}`,
    body: html`<h1>${company.company_name}</h1>
<p>${company.full_name}</p>
${facts([
  [m.server_crawler_industry({}, say), industry],
  [m.server_crawler_size({}, say), words.size(company.insize)],
  [m.server_crawler_city({}, say), localise(company.city.label, locale)],
  [m.server_crawler_address({}, say), company.address],
  [m.server_crawler_website({}, say), website && html`<a href="${website}" rel="noopener nofollow">${website}</a>`],
])}
<p><a class="action" href="/#/companyDetailPage?id=${company.id}">${m.server_crawler_open_company({}, say)}</a></p>
<h2>${m.server_crawler_intro({}, say)}</h2>
${article(intro)}
<h2>${m.server_crawler_positions({}, say)}</h2>
${list.length > 0 ? html`<ul>\n${list}</ul>` : html`<p>${m.server_crawler_positions_none({}, say)}</p>`}`,
  }
}
