import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html'

/** `#/job?id=1`, also written `/#/job?id=1`. */
const OWN_ROUTE = /^\/?#\//
const CONTACT = /^(mailto|tel):/i
const FOREIGN = /^https?:\/\/[^/\\]/i
const OWN_PATH = /^\/(?![/\\])/
const SECURE = /^https:\/\/[^/\\]/i
const PIXELS = /^\d{1,4}$/

/** Browsers drop these from addresses, so that `java\tscript:` is one. */
const withoutControls = (address: string): string =>
  [...address].filter((sign) => sign > '\u0020' && sign !== '\u007f').join('')

function link(tagName: string, { href = '' }: Tag['attribs']): Tag {
  const address = withoutControls(href)
  if (FOREIGN.test(address)) {
    return { tagName, attribs: { href: address, target: '_blank', rel: 'noopener nofollow' } }
  }
  return { tagName, attribs: OWN_ROUTE.test(address) || CONTACT.test(address) ? { href: address } : {} }
}

/** Address of a picture or film; '' where it is neither ours nor on one of the hosts. */
function mediaAddress(address: string, hosts: readonly string[]): string {
  const clean = withoutControls(address)
  const isTheirs = SECURE.test(clean) && URL.canParse(clean) && hosts.includes(new URL(clean).origin)
  return isTheirs || OWN_PATH.test(clean) ? clean : ''
}

const pictureFrom =
  (hosts: readonly string[]) =>
  (tagName: string, { src = '', alt = '', width = '', height = '' }: Tag['attribs']): Tag => {
    const address = mediaAddress(src, hosts)
    const size = { ...(PIXELS.test(width) && { width }), ...(PIXELS.test(height) && { height }) }
    return { tagName, attribs: { ...(address && { src: address }), alt, ...size } }
  }

const article = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'br', 'hr'],
    ...['strong', 'em', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  transformTags: { a: link, b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h5: 'h4', h6: 'h4' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
} satisfies IOptions

export interface Sanitiser {
  /** HTML that somebody wrote, with nothing left in it but an article's own elements. The same again changes nothing. */
  html(html: string): string
  /** The address of a picture or film beside it; '' where the page's policy would refuse it. */
  media(address: string): string
}

/** @param hosts origins that pictures and films may come from, beside our own */
export function createSanitiser(hosts: readonly string[]): Sanitiser {
  const options = { ...article, transformTags: { ...article.transformTags, img: pictureFrom(hosts) } }
  return {
    html: (html) => sanitizeHtml(html, options),
    media: (address) => mediaAddress(address, hosts),
  }
}

const ENDS_WORD = /<\/?(h[1-6]|p|li|dt|dd|blockquote|pre|br|hr|tr|td|th|figcaption|div)\b[^>]*>/gi
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of HTML alone. @param between what parts one block from the next */
const textOf = (html: string, between: string): string =>
  sanitizeHtml(html.replace(ENDS_WORD, `${between}$&`), { ...article, allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  )

/** The text of HTML alone, on one line. */
export const plainText = (html: string): string => textOf(html, ' ').replace(/\s+/g, ' ').trim()

/** The text of HTML alone, a line for each block. */
export const plainLines = (html: string): string[] =>
  textOf(html, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
