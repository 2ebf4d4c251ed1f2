import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale, SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { compressed } from '../../platform/http/answers/compress.ts'
import { etagOf, isKept } from '../../platform/http/answers/etag.ts'
import { html, jsonData, type Markup, trusted } from '../../platform/http/markup.ts'
import { localise } from '../site/sites.ts'

/** Seconds for which anybody may keep what crawlers get. */
const MAX_AGE = 300

/** Characters that search engines show of a description. */
export const DESCRIPTION_LENGTH = 150

const styles = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

/** A site as its plain pages show it. */
export interface PlainSite {
  readonly info: SiteInfo
  readonly host: string
  /** Origins that pictures may come from, beside our own. */
  readonly mediaHosts: readonly string[]
  /** Scheme, host and port. */
  readonly origin: string
  /** The origin of the site that search engines keep positions and companies of. */
  readonly canonicalOrigin: string
}

/** A PNG of ours. */
interface SharedPicture {
  readonly path: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

export interface PlainPage {
  readonly title: string
  readonly description: string
  /** Path of this very page; null where there is none, and so nothing to keep. */
  readonly path: string | null
  /** Address that search engines keep it at; null where they are to keep none. */
  readonly canonical: string | null
  /** The picture that messengers show with the page. */
  readonly picture?: SharedPicture
  /** Structured data of schema.org. */
  readonly data?: object | null
  readonly body: Markup
}

/** The language of a site's plain pages; everybody gets the same, so that anybody may keep them. */
export const localeOf = ({ info }: PlainSite): Locale => info.default_locale

/** A site's colour, as CSS has it; Qihang's own where it names none. */
export const colourOf = (info: SiteInfo | null): string =>
  info && /^#[\da-f]{6}$/i.test(info.brand.colour) ? info.brand.colour : '#1b5cff'

/** The tags by which messengers show a page's address. */
function unfurled({ title, description, picture }: PlainPage, address: string, site: PlainSite): Markup {
  const locale = localeOf(site)
  return html`<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:site_name" content="${localise(site.info.brand.name, locale)}">
<meta property="og:locale" content="${locale.replace('-', '_')}">
${
  picture
    ? html`<meta property="og:image" content="${site.origin}${picture.path}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">`
    : html`<meta name="twitter:card" content="summary">`
}`
}

/** A whole page without any script: search engines read it, and so can anybody. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: PlainSite,
  page: PlainPage,
): FastifyReply {
  const { brand } = site.info
  const locale = localeOf(site)
  const style = `:root{--site:${colourOf(site.info)}}\n${styles}`
  const name = localise(brand.name, locale)
  const markup = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${name}</title>
<meta name="description" content="${page.description}">
${page.canonical === null ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${page.canonical}">`}
${page.path === null ? '' : unfurled(page, `${site.origin}${page.path}`, site)}
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

/** Marks what anybody may keep; true where whoever asks has it already, and is told so. */
function isSame(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): boolean {
  const etag = etagOf(body)
  reply.header('cache-control', `public, max-age=${MAX_AGE}`).header('etag', etag)
  return isKept(request.headers['if-none-match'], etag)
}

/** Sends bytes that anybody may keep and that compression would not make smaller. */
export const sendKeptBytes = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  bytes: Buffer,
): FastifyReply => (isSame(request, reply, bytes) ? reply.code(304).send() : reply.type(type).send(bytes))

/** Sends a text that anybody may keep, or word that what they have is still the same. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  if (isSame(request, reply, body)) return reply.code(304).send()
  const { bytes, encoding } = compressed(Buffer.from(body), request.headers['accept-encoding'])
  return reply.headers(encoding).header('vary', 'Accept-Encoding').type(`${type}; charset=utf-8`).send(bytes)
}

/** Sanitised HTML for a page of its own path: our hash routes are the application's, at the root. */
export const article = (sanitised: string): Markup => trusted(sanitised.replaceAll('href="#/', 'href="/#/'))

/** Names and values, in a list. */
export const facts = (pairs: readonly (readonly [string, string | Markup])[]): Markup =>
  html`<dl>
${pairs.filter(([, value]) => value !== '').map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`
