import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as m from '../../messages/compiled/messages.js'
import type { Clock } from '../adapters/ephemeral.ts'
import { kept } from '../content/kept.ts'
import { html } from '../http/markup.ts'
import { Visit } from '../http/visit.ts'
import type { Services } from '../services.ts'
import { companyPage } from './company-page.ts'
import { favicon } from './favicon.ts'
import { jobPage } from './job-page.ts'
import { localeOf, type PlainPage, type PlainSite, sendKept, sendPlainPage } from './page.ts'
import { type Sitemap, sitemapKinds } from './sitemap.ts'

interface ById {
  Params: { id: string }
}

const ID = /^[1-9]\d{0,8}$/
const SITEMAP_PAGE = new RegExp(`^(${sitemapKinds.join('|')})-([1-9]\\d{0,4})\\.xml$`)
/** Milliseconds for which the main platform's host is known. */
const MAIN_FRESH = 60_000
/** Open positions that a company's page lists. */
const POSITIONS = '50'

/** Plain pages at addresses that search engines can keep: the application's own stand behind a #, which they do not read. */
export function registerCrawlers(
  app: FastifyInstance,
  services: Pick<Services, 'sites' | 'positionDetails' | 'positions' | 'companies'>,
  sitemap: Sitemap,
  mediaHosts: readonly string[],
  clock: Clock,
): void {
  const { sites, positionDetails, positions, companies } = services
  const once = { exposeHeadRoute: true }

  const mainHost = kept(clock, MAIN_FRESH, async () => {
    const main = (await sites.list()).find(({ info }) => info.type === 1)
    return main?.host ?? null
  })

  async function siteOf(request: FastifyRequest): Promise<PlainSite | null> {
    const { host, origin } = new Visit(request)
    const [info, canonical] = await Promise.all([sites.find(host), mainHost()])
    return (
      info && { info, origin, canonicalOrigin: canonical === null ? origin : atHost(origin, canonical), mediaHosts }
    )
  }

  type PageOf = (id: string, site: PlainSite) => Promise<PlainPage | null>

  async function answer(request: FastifyRequest<ById>, reply: FastifyReply, pageOf: PageOf) {
    const site = await siteOf(request)
    if (!site) return reply.callNotFound()
    const { id } = request.params
    const page = ID.test(id) ? await pageOf(id, site) : null
    return sendPlainPage(request, reply, site, page ?? missingPage(site))
  }

  app.get<ById>('/job/:id', once, (request, reply) =>
    answer(request, reply, async (id, site) => {
      const position = await positionDetails.find(id)
      return position && jobPage(position, site)
    }),
  )

  app.get<ById>('/companies/:id', once, (request, reply) =>
    answer(request, reply, async (id, site) => {
      const [company, open] = await Promise.all([companies.find(id), positions.ofCompany(id, { size: POSITIONS })])
      return company && companyPage(company, open?.list ?? [], site)
    }),
  )

  app.get('/sitemap.xml', once, async (request, reply) => {
    const site = await siteOf(request)
    if (!isCanonical(site)) return reply.callNotFound()
    return sendKept(request, reply, 'application/xml', await sitemap.index(site.origin))
  })

  app.get<{ Params: { name: string } }>('/sitemap/:name', once, async (request, reply) => {
    const site = await siteOf(request)
    const [, kind, number] = SITEMAP_PAGE.exec(request.params.name) ?? []
    const known = sitemapKinds.find((one) => one === kind)
    if (!isCanonical(site) || !known) return reply.callNotFound()
    return sendKept(request, reply, 'application/xml', await sitemap.page(known, Number(number), site.origin))
  })

  app.get('/favicon.svg', once, async (request, reply) => {
    const info = await sites.find(new Visit(request).host)
    return sendKept(request, reply, 'image/svg+xml', favicon(info))
  })

  app.get('/robots.txt', once, async (request, reply) => {
    const site = await siteOf(request)
    const map = site ? `Sitemap: ${site.canonicalOrigin}/sitemap.xml\n` : ''
    return sendKept(request, reply, 'text/plain', `User-agent: *\nAllow: /\n${map}`)
  })
}

/** Only one host lists what all of them show. */
const isCanonical = (site: PlainSite | null): site is PlainSite => site !== null && site.origin === site.canonicalOrigin

function atHost(origin: string, host: string): string {
  const address = new URL(origin)
  address.hostname = host
  return address.origin
}

function missingPage(site: PlainSite): PlainPage {
  const say = { locale: localeOf(site) }
  const title = m.server_crawler_missing({}, say)
  const text = m.server_crawler_missing_text({}, say)
  return { title, description: text, path: null, isIndexed: false, body: html`<h1>${title}</h1>\n<p>${text}</p>` }
}
