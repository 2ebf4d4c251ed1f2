import type { FastifyInstance } from 'fastify'
import { demoPaths } from '../../contract/calls/demo.ts'
import * as m from '../../messages/compiled/messages.js'
import { html } from '../platform/http/markup.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'

/** The text messages that the server sent, newest first. */
export function registerOutbox(app: FastifyInstance, { services, outbox, stylesheet }: Demo): void {
  app.get(demoPaths.outbox, async (request, reply) => {
    if (wantsJson(request)) return sendJson(reply, outbox.sent())
    const locale = await localeOf(services, request)
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
    const rows = outbox.sent().map(
      ({ phone, text, code, at }) => html`<li class="card">
<p class="bar"><strong>${phone}</strong><time class="muted" datetime="${at}">${time.format(new Date(at))}</time></p>
${code && html`<p class="code">${code}</p>`}
<p>${text}</p>
</li>`,
    )
    const title = m.server_outbox_title({}, { locale })
    const body = html`<h1>${title}</h1>
<p class="bar"><a href="${demoPaths.overview}">${m.server_demo_title({}, { locale })}</a><a href="${demoPaths.outbox}">${m.server_outbox_reload({}, { locale })}</a></p>
${rows.length > 0 ? html`<ol class="list">${rows}</ol>` : html`<p class="card muted">${m.server_outbox_empty({}, { locale })}</p>`}`
    return sendPage(reply, stylesheet, { locale, title, body, width: 'narrow' })
  })
}
