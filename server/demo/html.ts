import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Locale } from '../../contract/calls/site.ts'
import { html, type Markup } from '../platform/http/markup.ts'

/** A short name of a content, so that a changed file gets a new address. */
export const fingerprint = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8)

export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly body: Markup
  /** `narrow` for the phone. */
  readonly width: 'narrow' | 'wide'
  /** `#rrggbb` of the site it belongs to. */
  readonly colour?: string
  readonly script?: string
}

export function sendPage(reply: FastifyReply, stylesheet: string, page: Page): FastifyReply {
  const { locale, title, body, width, colour = '#1b5cff', script } = page
  const markup = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesheet}">
${script ? html`<script type="module" src="${script}"></script>` : ''}
</head>
<body>
<main class="${width}" style="--site: ${colour}">
${body}
</main>
</body>
</html>`
  return reply.header('cache-control', 'no-store').header('vary', 'Accept, Cookie').type('text/html').send(markup.text)
}
