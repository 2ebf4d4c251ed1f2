export interface XmlElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly content: readonly XmlElement[] | string
}

/** Attributes that are undefined are left out. */
export const element = (
  tag: string,
  attributes: XmlElement['attributes'],
  content: XmlElement['content'] = [],
): XmlElement => ({ tag, attributes, content })

const codes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => codes[sign]!)

function linesOf({ tag, attributes, content }: XmlElement): readonly string[] {
  const head = Object.entries(attributes).reduce(
    (text, [name, value]) => (value === undefined ? text : `${text} ${name}="${escaped(value)}"`),
    `<${tag}`,
  )
  if (content.length === 0) return [`${head}/>`]
  if (typeof content === 'string') return [`${head}>${escaped(content)}</${tag}>`]
  return [`${head}>`, ...content.flatMap(linesOf).map((line) => `  ${line}`), `</${tag}>`]
}

/** A whole document, indented. */
export const xmlText = (root: XmlElement): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...linesOf(root), ''].join('\n')
