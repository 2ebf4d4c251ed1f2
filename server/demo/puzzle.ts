import type { FastifyInstance } from 'fastify'
import { demoPaths } from '../../contract/calls/demo.ts'
import { codes } from '../../contract/codes.ts'
import * as m from '../../messages/compiled/messages.js'
import { Refusal } from '../platform/http/failures.ts'
import { html } from '../platform/http/markup.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'

/** Where the hole of a slider puzzle is, for whoever drags it by program. */
export function registerPuzzle(app: FastifyInstance, { services, puzzle, stylesheet }: Demo): void {
  app.get<{ Params: { challenge: string } }>(demoPaths.captcha, async (request, reply) => {
    const x = await puzzle.solution(request.params.challenge)
    if (x === null) throw new Refusal(codes.notFound)
    if (wantsJson(request)) return sendJson(reply, { x })
    const locale = await localeOf(services, request)
    const title = m.server_puzzle_title({}, { locale })
    const body = html`<h1>${title}</h1><p class="card">${m.server_puzzle_answer({ x }, { locale })}</p>`
    return sendPage(reply, stylesheet, { locale, title, body, width: 'narrow' })
  })
}
