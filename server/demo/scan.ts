import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { demoPaths, scanDecision, type scanRequest } from '../../contract/calls/demo.ts'
import type { Standing } from '../../contract/calls/miniprogram.ts'
import type { Locale, SiteInfo } from '../../contract/calls/site.ts'
import { codes } from '../../contract/codes.ts'
import { localise } from '../areas/site/sites.ts'
import { Exchange } from '../platform/http/exchange.ts'
import { Refusal } from '../platform/http/failures.ts'
import { isOwnScript } from '../platform/http/fetch-metadata.ts'
import { Visit } from '../platform/http/visit.ts'
import { browserName, placeName } from './asker.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'
import { scanPage } from './scan-page.ts'

const sceneQuery = v.object({ scene: v.optional(v.pipe(v.string(), v.maxCodePoints(64)), '') })

const isPrefetch = ({ headers }: FastifyRequest) =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`)

/** The phone's side of a login by code: who asks, as whom to answer, yes or no. The phone's browser stands for its person. */
export function registerScan(app: FastifyInstance, { services, backEnd, stylesheet, scanScript }: Demo): void {
  const { sites, students } = services

  async function describe(standing: Standing, locale: Locale): Promise<v.InferOutput<typeof scanRequest>> {
    const { status, host, user_agent, address, asked_at } = standing
    // A page fetched ahead of its visit shows what the visit will.
    const told = status === 'waiting' ? 'scanned' : status
    if (host === '') return { status: told, site: '', browser: '', place: '', at: '' }
    const site = await sites.find(host)
    return {
      status: told,
      site: site ? localise(site.brand.name, locale) : host,
      browser: browserName(user_agent, locale),
      place: placeName(address, locale),
      at: asked_at,
    }
  }

  /** Those who are likely at the site come first. */
  async function studentsFor(site: SiteInfo | null) {
    const everyone = await students.list(200)
    const isLocal = (phone: string) => phone.startsWith('886') === (site?.is_taiban === 1)
    return everyone.sort((one, other) => Number(isLocal(other.phone)) - Number(isLocal(one.phone)))
  }

  /** The phone's browser, which keeps its id from its first scan on. */
  function phoneOf(request: FastifyRequest, reply: FastifyReply): string {
    const exchange = new Exchange(request, services.browserIds)
    const id = exchange.identifyBrowser()
    if (exchange.setCookies.length > 0) reply.header('set-cookie', exchange.setCookies)
    return id
  }

  app.get(demoPaths.scan, async (request, reply) => {
    const read = v.safeParse(sceneQuery, request.query)
    if (!read.success) throw new Refusal(codes.badParameters)
    const { scene } = read.output
    const locale = await localeOf(services, request)
    const asking = { scene, openid: phoneOf(request, reply) }
    const standing = isPrefetch(request) ? await backEnd.look(asking) : await backEnd.scan(asking)
    const asked = await describe(standing, locale)
    if (wantsJson(request)) return sendJson(reply, asked)
    const site = await sites.find(standing.host || new Visit(request).host)
    const page = scanPage({ asked, scene, students: await studentsFor(site), locale })
    const colour = site?.brand.colour
    return sendPage(reply, stylesheet, {
      ...page,
      locale,
      width: 'narrow',
      script: scanScript,
      ...(colour && { colour }),
    })
  })

  app.post(demoPaths.scan, async (request, reply) => {
    if (!isOwnScript(request.headers)) throw new Refusal(codes.forbidden)
    const read = v.safeParse(scanDecision, request.body)
    if (!read.success) throw new Refusal(codes.badParameters)
    const { scene, decision, user_id = '' } = read.output
    const asking = { scene, openid: phoneOf(request, reply) }
    const locale = await localeOf(services, request)
    if (decision === 'cancel') return sendJson(reply, await describe(await backEnd.cancel(asking), locale))
    const found = await students.find(user_id)
    if (!found) throw new Refusal(codes.badParameters)
    return sendJson(reply, await describe(await backEnd.confirm({ ...asking, phone: found.student.phone }), locale))
  })
}
