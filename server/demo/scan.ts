import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { demoPaths, scanDecision, type scanRequest } from '../../contract/calls/demo.ts'
import type { Locale, SiteInfo } from '../../contract/calls/site.ts'
import { codes } from '../../contract/codes.ts'
import type { Scan } from '../authentication/qr-login.ts'
import { Refusal } from '../http/failures.ts'
import { isOwnScript } from '../http/fetch-metadata.ts'
import { localise } from '../sites.ts'
import { browserName, placeName } from './asker.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'
import { scanPage } from './scan-page.ts'

const sceneQuery = z.object({ scene: z._default(z.string(), '') })

const isPrefetch = ({ headers }: FastifyRequest) =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`)

/** The phone's side of a login by code: who asks, as whom to answer, yes or no. */
export function registerScan(app: FastifyInstance, { services, stylesheet, scanScript }: Demo): void {
  const { qrLogin, sites, students } = services

  async function describe(scan: Scan | null, locale: Locale): Promise<z.infer<typeof scanRequest>> {
    if (!scan) return { status: 'expired', site: '', browser: '', place: '', at: '' }
    const site = await sites.find(scan.host)
    return {
      // A page fetched ahead of its visit shows what the visit will.
      status: scan.status === 'waiting' ? 'scanned' : scan.status,
      site: site ? localise(site.brand.name, locale) : scan.host,
      browser: browserName(scan.userAgent, locale),
      place: placeName(scan.address, locale),
      at: new Date(scan.askedAt).toISOString(),
    }
  }

  /** Those who are likely at the site come first. */
  async function studentsFor(site: SiteInfo | null) {
    const everyone = await students.list(200)
    const isLocal = (phone: string) => phone.startsWith('886') === (site?.is_taiban === 1)
    return everyone.sort((one, other) => Number(isLocal(other.phone)) - Number(isLocal(one.phone)))
  }

  app.get(demoPaths.scan, async (request, reply) => {
    const { scene } = sceneQuery.parse(request.query)
    const locale = await localeOf(services, request)
    const scan = isPrefetch(request) ? await qrLogin.look(scene) : await qrLogin.scan(scene)
    const asked = await describe(scan, locale)
    if (wantsJson(request)) return sendJson(reply, asked)
    const site = scan ? await sites.find(scan.host) : null
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
    const read = scanDecision.safeParse(request.body)
    if (!read.success) throw new Refusal(codes.badParameters)
    const { scene, decision, user_id = '' } = read.data
    if (decision === 'confirm' && !(await students.find(user_id))) throw new Refusal(codes.badParameters)
    const scan = decision === 'confirm' ? await qrLogin.confirm(scene, user_id) : await qrLogin.cancel(scene)
    return sendJson(reply, await describe(scan, await localeOf(services, request)))
  })
}
