import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyDetail } from '../../../contract/calls/companies.ts'
import type { MediaDetail } from '../../../contract/calls/media.ts'
import { isId, type Position } from '../../../contract/content.ts'
import { isFramed } from '../../../contract/framed-sites.ts'
import { plainPath } from '../../../contract/plain-pages.ts'
import * as m from '../../../messages/compiled/messages.js'
import { plainText } from '../../platform/html.ts'
import { askerAt } from '../../platform/http/addresses/network.ts'
import { html } from '../../platform/http/markup.ts'
import { Visit } from '../../platform/http/visit.ts'
import type { FairsServices } from '../fairs/services.ts'
import { webAddress } from '../jobs/companies/links.ts'
import { wordsIn } from '../jobs/job-words.ts'
import type { MediaServices } from '../media/services.ts'
import { localise } from '../site/sites.ts'
import { fairPage } from './fair-page.ts'
import { favicon } from './favicon.ts'
import { jobPage, picturedJob } from './job-page.ts'
import { createJobPictures } from './job-pictures.ts'
import {
  article,
  DESCRIPTION_LENGTH,
  facts,
  localeOf,
  type PlainPage,
  type PlainSite,
  sendKept,
  sendKeptBytes,
  sendPlainPage,
} from './page.ts'
import { createSitemap, sitemapKinds } from './sitemap.ts'

/** The services that the pages read from. */
export type CrawledServices = FairsServices & MediaServices

interface ById {
  Params: { id: string }
}

const SITEMAP_PAGE = new RegExp(`^(${sitemapKinds.join('|')})-([1-9]\\d{0,4})\\.xml$`)
/** Open positions that a company's page lists. */
const POSITIONS = '50'

/** Plain pages at addresses that search engines can keep: the application's own stand behind a #, which they do not read. */
export function registerCrawlers(
  app: FastifyInstance,
  {
    db,
    clock,
    settings,
    sites,
    canonicalOrigin,
    positionDetails,
    positions,
    companies,
    fairs,
    media,
    scans,
  }: CrawledServices,
): void {
  const { mediaHosts } = settings
  const sitemap = createSitemap(db, clock)
  const pictures = createJobPictures()
  const once = { exposeHeadRoute: true }

  async function siteOf(request: FastifyRequest): Promise<PlainSite | null> {
    const { host, origin } = new Visit(request)
    const [info, canonical] = await Promise.all([sites.find(host), canonicalOrigin(origin)])
    return info && { info, host, origin, canonicalOrigin: canonical, mediaHosts }
  }

  const mapFor = (request: FastifyRequest, key: string, read: () => Promise<string>) =>
    scans.of(askerAt(new Visit(request).address), `sitemap ${key}`, read)

  type PageOf = (id: string, site: PlainSite) => Promise<PlainPage | null>

  /** @param isShared of what all sites have; where a site shows no pages, what leads on would end at its login */
  async function answer(request: FastifyRequest<ById>, reply: FastifyReply, pageOf: PageOf, isShared = false) {
    const site = await siteOf(request)
    if (!site) return reply.callNotFound()
    if (isShared && !isFramed(site.info) && site.origin !== site.canonicalOrigin)
      return reply.redirect(`${site.canonicalOrigin}${request.url}`)
    const { id } = request.params
    const page = isId(id) ? await pageOf(id, site) : null
    return sendPlainPage(request, reply, site, page ?? missingPage(site))
  }

  app.get<ById>('/job/:id', once, (request, reply) =>
    answer(
      request,
      reply,
      async (id, site) => {
        const position = await positionDetails.find(id)
        return position && jobPage(position, site)
      },
      true,
    ),
  )

  app.get<ById>('/companies/:id', once, (request, reply) =>
    answer(
      request,
      reply,
      async (id, site) => {
        const [company, open] = await Promise.all([companies.find(id), positions.ofCompany(id, { size: POSITIONS })])
        return company && companyPage(company, open?.list ?? [], site)
      },
      true,
    ),
  )

  app.get<ById>('/fairs/:id', once, (request, reply) =>
    answer(request, reply, async (id, site) => {
      const fair = await fairs.find(id, site.host)
      return fair && fairPage(fair, site)
    }),
  )

  app.get<ById>('/articles/:id', once, (request, reply) =>
    answer(request, reply, async (id, site) => {
      const found = await media.find(id, site.host)
      return found?.kind === 'article' ? articlePage(found, site) : null
    }),
  )

  app.get<ById>('/positions/:id.png', once, async (request, reply) => {
    const { id } = request.params
    const [site, position] = await Promise.all([siteOf(request), isId(id) ? positionDetails.find(id) : null])
    if (!site || !position) return reply.callNotFound()
    const picture = await pictures.of(picturedJob(position, site), askerAt(new Visit(request).address))
    return sendKeptBytes(request, reply, 'image/png', picture)
  })

  app.get('/sitemap.xml', once, async (request, reply) => {
    const site = await siteOf(request)
    if (!isCanonical(site)) return reply.callNotFound()
    return sendKept(
      request,
      reply,
      'application/xml',
      await mapFor(request, site.origin, () => sitemap.index(site.origin)),
    )
  })

  app.get<{ Params: { name: string } }>('/sitemap/:name', once, async (request, reply) => {
    const site = await siteOf(request)
    const [, kind, number] = SITEMAP_PAGE.exec(request.params.name) ?? []
    const known = sitemapKinds.find((one) => one === kind)
    if (!isCanonical(site) || !known) return reply.callNotFound()
    return sendKept(
      request,
      reply,
      'application/xml',
      await mapFor(request, `${site.origin} ${known}-${number}`, () =>
        sitemap.page(known, Number(number), site.origin),
      ),
    )
  })

  app.get('/favicon.svg', once, async (request, reply) => {
    const info = await sites.find(new Visit(request).host)
    return sendKept(request, reply, 'image/svg+xml', favicon(info))
  })

  // Asked for by who reads no markup.
  app.get('/favicon.ico', once, (_, reply) => reply.redirect('/favicon.svg'))

  app.get('/robots.txt', once, async (request, reply) => {
    const site = await siteOf(request)
    const map = site ? `Sitemap: ${site.canonicalOrigin}/sitemap.xml\n` : ''
    return sendKept(request, reply, 'text/plain', `User-agent: *\nAllow: /\n${map}`)
  })
}

/** Only one host lists what all of them show. */
const isCanonical = (site: PlainSite | null): site is PlainSite => site !== null && site.origin === site.canonicalOrigin

function missingPage(site: PlainSite): PlainPage {
  const say = { locale: localeOf(site) }
  const title = m.server_crawler_missing({}, say)
  const text = m.server_crawler_missing_text({}, say)
  return { title, description: text, path: null, canonical: null, body: html`<h1>${title}</h1>\n<p>${text}</p>` }
}

/** An article to read. It is its site's own. */
function articlePage({ id, title, summary, source, ...media }: MediaDetail, site: PlainSite): PlainPage {
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

/** A company to read, and what is open at it. */
function companyPage(company: CompanyDetail, positions: readonly Position[], site: PlainSite): PlainPage {
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
