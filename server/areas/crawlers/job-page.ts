import type { PositionDetail } from '../../../contract/calls/positions.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import { jobPosting } from '../../../contract/job-posting.ts'
import { picturePath, plainPath } from '../../../contract/plain-pages.ts'
import * as m from '../../../messages/compiled/messages.js'
import { plainText } from '../../platform/html.ts'
import { html } from '../../platform/http/markup.ts'
import { wordsIn } from '../jobs/job-words.ts'
import { localise } from '../site/sites.ts'
import { PICTURE, type PicturedJob } from './job-picture.ts'
import { article, colourOf, DESCRIPTION_LENGTH, facts, localeOf, type PlainPage, type PlainSite } from './page.ts'
import { readableTone } from './tone.ts'

/** The words that a position takes no more resumes; '' while it does. */
export function jobOver({ status }: PositionDetail, locale: Locale): string {
  if (status === 'open') return ''
  return status === 'closed'
    ? m.server_crawler_job_closed({}, { locale })
    : m.server_crawler_job_expired({}, { locale })
}

/** The texts on the picture of a position, by the site. */
export function picturedJob(position: PositionDetail, site: PlainSite): PicturedJob {
  const locale = localeOf(site)
  const words = wordsIn(locale)
  const { brand, type } = site.info
  const name = localise(brand.name, locale)
  return {
    site: name,
    letter: type === 1 ? '' : name.slice(0, 1),
    tone: readableTone(colourOf(site.info)),
    title: position.title,
    company: position.company.full_name,
    pay: words.pay(position.salary),
    facts: [localise(position.city.label, locale), words.education(position.education), words.period(position.period)],
    over: jobOver(position, locale),
  }
}

/** A position to read; one that is over says so and keeps out of the index. */
export function jobPage(position: PositionDetail, site: PlainSite): PlainPage {
  const locale = localeOf(site)
  const say = { locale }
  const words = wordsIn(locale)
  const { id, title, company, status, description, requirement } = position
  const path = plainPath('position', id)
  const over = jobOver(position, locale)
  const isOpen = status === 'open'
  const pay = words.pay(position.salary)
  const city = localise(position.city.label, locale)
  const name = `${title} · ${company.company_name}`
  return {
    title: name,
    description: `${pay} · ${city} · ${plainText(description)}`.slice(0, DESCRIPTION_LENGTH),
    path,
    canonical: isOpen ? `${site.canonicalOrigin}${path}` : null,
    picture: { path: picturePath(id), ...PICTURE, alt: `${name} · ${pay} · ${city}` },
    data: jobPosting(position, site.canonicalOrigin),
    body: html`<h1>${title}</h1>
${over && html`<p class="notice">${over}</p>`}
${facts([
  [m.server_crawler_company({}, say), html`<a href="${plainPath('company', company.id)}">${company.full_name}</a>`],
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
