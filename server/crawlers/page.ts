import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale, SiteInfo } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { compressed } from '../http/compress.ts'
import { etagOf, isKept } from '../http/etag.ts'
import { html, jsonData, type Markup, trusted } from '../http/markup.ts'
import { localise } from '../sites.ts'

/** Seconds for which anybody may keep what crawlers get. */
const MAX_AGE = 300

const styles = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

/** A site as its plain pages show it. */
export interface PlainSite {
  readonly info: SiteInfo
  /** Origins that pictures may come from, beside our own. */
  readonly mediaHosts: readonly string[]
  /** Scheme, host and port. */
  readonly origin: string
  /** As above, of the site that search engines keep positions and companies of: the main platform where there is one. */
  readonly canonicalOrigin: string
}

export interface PlainPage {
  readonly title: string
  readonly description: string
  /** Path of this very page; null where there is none, and so nothing to keep. */
  readonly path: string | null
  readonly isIndexed: boolean
  /** Structured data of schema.org. */
  readonly data?: object | null
  readonly body: Markup
}

/** The language of a site's plain pages; everybody gets the same, so that anybody may keep them. */
export const localeOf = ({ info }: PlainSite): Locale => info.default_locale

/** A whole page without any script: search engines read it, and so can anybody. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: PlainSite,
  page: PlainPage,
): FastifyReply {
  const { brand } = site.info
  const locale = localeOf(site)
  const colour = /^#[\da-f]{6}$/i.test(brand.colour) ? brand.colour : '#1b5cff'
  const style = `:root{--site:${colour}}\n${styles}`
  const name = localise(brand.name, locale)
  const markup = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${name}</title>
<meta name="description" content="${page.description}">
${page.isIndexed && page.path ? html`<link rel="canonical" href="${site.canonicalOrigin}${page.path}">` : html`<meta name="robots" content="noindex">`}
${
  page.path
    ? html`<meta property="og:type" content="website">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${site.origin}${page.path}">
<meta property="og:site_name" content="${name}">
<meta property="og:locale" content="${locale.replace('-', '_')}">`
    : ''
}
<link rel="icon" href="/favicon.svg">
<style>${trusted(style)}</style>
${page.data ? html`<script type="application/ld+json">${jsonData(page.data)}</script>` : ''}
</head>
<body>
<header><a href="/">${name} · ${m.server_crawler_home({}, { locale })}</a></header>
<main>
${page.body}
</main>
</body>
</html>
`
  reply.header('content-security-policy', policyFor(style, site.mediaHosts))
  if (page.path !== null) return sendKept(request, reply, 'text/html', markup.text)
  return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markup.text)
}

/** No script at all: a block of data is none. */
function policyFor(style: string, mediaHosts: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const own = `style-src 'sha256-${hash}'; ${["img-src 'self'", ...mediaHosts].join(' ')}`
  return `default-src 'none'; ${own}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** Sends what anybody may keep, or word that what they have is still the same. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  const etag = etagOf(body)
  reply.header('cache-control', `public, max-age=${MAX_AGE}`).header('etag', etag)
  if (isKept(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const { bytes, encoding } = compressed(Buffer.from(body), request.headers['accept-encoding'])
  return reply.headers(encoding).header('vary', 'Accept-Encoding').type(`${type}; charset=utf-8`).send(bytes)
}

/** Sanitised HTML for a page of its own path: our hash routes are the application's, at the root. */
export const article = (sanitised: string): Markup => trusted(sanitised.replaceAll('href="#/', 'href="/#/'))

/** Names and values, in a list. */
export const facts = (pairs: readonly (readonly [string, string | Markup])[]): Markup =>
  html`<dl>
${pairs.filter(([, value]) => value !== '').map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`
