import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { codes } from '../../contract/codes.ts'
import * as m from '../../messages/compiled/messages.js'
import { qrCodeSvg } from '../adapters/qr-code.ts'
import { Refusal } from '../http/failures.ts'
import { html } from '../http/markup.ts'
import { Visit } from '../http/visit.ts'
import { localise } from '../sites.ts'
import { type Demo, localeOf } from './demo.ts'
import { sendPage } from './html.ts'

const text = () => z.catch(z._default(z.string(), ''), '')

/** Address of the picture that leads to a site's customer service. */
export const SUPPORT_CODE = '/demo/support.svg'

const fact = (term: string, value: string) => html`<dt>${term}</dt><dd>${value}</dd>`

const jumpQuery = z.object({ scene: text(), page: text() })

/** Stands for what the messaging app opens: a site's mini-program, and its customer service. */
export function registerMiniprogram(app: FastifyInstance, { services, stylesheet }: Demo): void {
  app.get('/m/', async (request, reply) => {
    const locale = await localeOf(services, request)
    const site = await services.sites.find(new Visit(request).host)
    const title = m.server_miniprogram_title({}, { locale })
    const { scene, page } = jumpQuery.parse(request.query)
    const body = html`<div class="card">
${site ? html`<p class="site">${localise(site.brand.name, locale)}</p>` : ''}
<h1>${title}</h1>
<p>${m.server_miniprogram_text({}, { locale })}</p>
<dl class="facts">${scene ? fact(m.server_miniprogram_scene({}, { locale }), scene) : ''}${page ? fact(m.server_miniprogram_page({}, { locale }), page) : ''}</dl>
<p><a href="/?desktop=1#/">${m.server_miniprogram_desktop({}, { locale })}</a></p>
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
