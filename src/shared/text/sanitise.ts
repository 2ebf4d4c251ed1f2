import createDOMPurify, { type Config } from 'dompurify'

/** An address of this page, of another, or a way to reach somebody. */
const LINK = /^(?:\/?#\/|https?:\/\/[^/\\]|mailto:|tel:)/i
const FOREIGN = /^https?:/i
const PICTURE = /^(?:https:\/\/[^/\\]|\/(?![/\\]))/i

/** What the server lets through. */
const article: Config = {
  ALLOWED_TAGS: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'br', 'hr'],
    ...['strong', 'em', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan', 'start'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

const purify = createDOMPurify(window)

function restrictLink(element: Element): void {
  const address = element.getAttribute('href') ?? ''
  for (const name of ['target', 'rel']) element.removeAttribute(name)
  if (!LINK.test(address)) element.removeAttribute('href')
  if (!FOREIGN.test(address)) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener nofollow')
}

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') restrictLink(element)
  else if (element.tagName === 'IMG' && !PICTURE.test(element.getAttribute('src') ?? '')) element.remove()
})

/** HTML that somebody wrote, with nothing left in it but an article's own elements. */
export const sanitise = (html: string): string => purify.sanitize(html, article)
