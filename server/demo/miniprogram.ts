import type { FastifyInstance } from 'fastify'
import * as m from '../../messages/compiled/messages.js'
import { Exchange } from '../http/exchange.ts'
import { localise } from '../sites.ts'
import { html, sendPage } from './html.ts'
import { type Demo, localeOf } from './routes.ts'

/** Stands for the page of the messaging app that a site's mini-program code opens. */
export function registerMiniprogram(app: FastifyInstance, { services, stylesheet }: Demo): void {
  app.get('/m/', async (request, reply) => {
    const locale = await localeOf(services, request)
    const site = await services.sites.find(new Exchange(request).host)
    const title = m.server_miniprogram_title({}, { locale })
    const body = html`<div class="card">
${site ? html`<p class="site">${localise(site.brand.name, locale)}</p>` : ''}
<h1>${title}</h1>
<p>${m.server_miniprogram_text({}, { locale })}</p>
<p><a href="/">${m.server_miniprogram_site({}, { locale })}</a></p>
</div>`
    const colour = site?.brand.colour
    return sendPage(reply, stylesheet, { locale, title, body, width: 'narrow', ...(colour && { colour }) })
  })
}
