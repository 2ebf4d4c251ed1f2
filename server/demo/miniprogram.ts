import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { codes } from '../../contract/codes.ts'
import { isFramed } from '../../contract/framed-sites.ts'
import * as m from '../../messages/compiled/messages.js'
import { localise } from '../areas/site/sites.ts'
import { Refusal } from '../platform/http/failures.ts'
import { html, type Markup } from '../platform/http/markup.ts'
import { Visit } from '../platform/http/visit.ts'
import { qrCodeSvg } from '../providers/qr-code.ts'
import { type Demo, localeOf } from './demo.ts'
import { sendPage } from './html.ts'
import { wantedPage } from './wanted-page.ts'

const text = v.fallback(v.optional(v.string(), ''), '')

/** Address of the picture that leads to a site's customer service. */
export const SUPPORT_CODE = '/demo/support.svg'

const fact = (term: string, value: string | Markup) => html`<dt>${term}</dt><dd>${value}</dd>`

/** A page of ours; nothing of another host. */
const path = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxCodePoints(2000)), '/'), '/')

const jumpQuery = v.object({ scene: text, page: text, path })

/** Stands for what the messaging app opens: a site's mini-program, and its customer service. */
export function registerMiniprogram(app: FastifyInstance, { services, stylesheet }: Demo): void {
  app.get('/m/', async (request, reply) => {
    const locale = await localeOf(services, request)
    const { host, origin } = new Visit(request)
    const { scene, page, path } = v.parse(jumpQuery, request.query)
    const [site, wanted] = await Promise.all([services.sites.find(host), wantedPage(services, path, host, locale)])
    const isElsewhere = site && !isFramed(site) && /^\/(?:job|companyDetailPage)\?/.test(path)
    const onwards = isElsewhere ? await services.canonicalOrigin(origin) : ''
    const title = wanted?.title ?? m.server_miniprogram_title({}, { locale })
    const handed = [
      [m.server_miniprogram_scene({}, { locale }), scene],
      [m.server_miniprogram_page({}, { locale }), page],
      [m.server_miniprogram_path({}, { locale }), path === '/' ? '' : path],
    ] as const
    const body = html`<div class="card">
${site ? html`<p class="site">${localise(site.brand.name, locale)}</p>` : ''}
${wanted?.kind ? html`<p class="muted">${wanted.kind}</p>` : ''}
<h1>${title}</h1>
${wanted?.over ? html`<p class="muted">${wanted.over}</p>` : ''}
${wanted && wanted.facts.length > 0 ? html`<dl>${wanted.facts.map(([term, value]) => fact(term, value))}</dl>` : ''}
<p><a class="action" href="${onwards}/?desktop=1#${path}">${m.server_miniprogram_desktop({}, { locale })}</a></p>
</div>
<div class="card">
<p>${m.server_miniprogram_text({}, { locale })}</p>
<dl class="facts">${handed.filter(([, value]) => value !== '').map(([term, value]) => fact(term, value))}</dl>
</div>`
    const colour = site?.brand.colour
    return sendPage(reply, stylesheet, { locale, title, body, width: 'narrow', ...(colour && { colour }) })
  })

  app.get(SUPPORT_CODE, async (request, reply) => {
    const site = await services.sites.find(new Visit(request).host)
    if (!site) throw new Refusal(codes.notFound)
    const phone = site.brand.phones.student.replaceAll(/\D/g, '')
    return reply
      .header('cache-control', 'no-cache')
      .type('image/svg+xml')
      .send(qrCodeSvg(`tel:${phone}`))
  })
}
