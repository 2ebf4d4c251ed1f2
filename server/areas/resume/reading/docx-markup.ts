import { posix } from 'node:path'
import { DOMParser, XMLSerializer } from '@xmldom/xmldom'
import { UNREADABLE } from './source-page.ts'
import { entryText } from './zip.ts'

/** English metric units of a point. */
const EMU = 12_700
/** Points: the side of a picture that does not say its own, and the longest that is believed. */
const SIDE = { usual: 100, most: 5000 }

const isElement = (node: Node): node is Element => node.nodeType === 1
const elementsOf = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement)

/** Elements of a name within another one, without those that stand in each other. */
const within = (element: Element, name: string): Element[] =>
  elementsOf(element).flatMap((child) => (child.localName === name ? [child] : within(child, name)))

const attributeOf = (element: Element | undefined, name = 'val'): string =>
  element?.getAttributeNS(element.namespaceURI, name) ?? ''

function replace(element: Element, nodes: readonly Node[]): void {
  for (const node of nodes) element.parentNode?.insertBefore(node, element)
  element.parentNode?.removeChild(element)
}

/** An element of Word's own, for the document of another one. */
function made({ ownerDocument }: Element, name: string, children: readonly Node[] = []): Element {
  const element = ownerDocument.createElementNS(ownerDocument.documentElement.namespaceURI, `w:${name}`)
  for (const child of children) element.appendChild(child)
  return element
}

const textBy = (element: Element, text: string): Element =>
  made(element, 't', [element.ownerDocument.createTextNode(text)])

const sideOf = (text: string | null | undefined, unit = 1): number => {
  const points = Number(text) / unit
  return points > 0 && points < SIDE.most ? points : SIDE.usual
}

/** A picture by its width and height alone, as a bookmark: mammoth tells of no picture how large it is. */
function pictureBy(element: Element, sides: readonly number[]): Element {
  const mark = made(element, 'bookmarkStart')
  mark.setAttributeNS(mark.namespaceURI, 'w:name', sides.join(' '))
  return mark
}

/** A picture of a drawing. */
function pictureIn(drawing: Element, picture: Element): Element {
  const extents = [...within(picture, 'ext'), ...within(drawing, 'extent')]
  const extent = extents.find((one) => one.hasAttribute('cx'))
  return pictureBy(
    drawing,
    ['cx', 'cy'].map((side) => sideOf(extent?.getAttribute(side), EMU)),
  )
}

/** A picture of a shape of the older kind. */
function oldPictureIn(shapes: Element, { parentNode }: Element): Element {
  const style = parentNode && isElement(parentNode) ? (parentNode.getAttribute('style') ?? '') : ''
  return pictureBy(
    shapes,
    ['width', 'height'].map((side) => sideOf(new RegExp(`(?:^|;)${side}:([\\d.]+)pt`).exec(style)?.[1])),
  )
}

const unreadable = (element: Element): Element[] => [textBy(element, UNREADABLE)]
/** What of a drawing is neither a picture nor a box of text. */
const UNREADABLE_PARTS = ['chart', 'relIds', 'lockedCanvas', 'contentPart']

/** What a drawing or shape shows: its pictures, and below the paragraph the text of its boxes. */
function drawn(element: Element): Element[] {
  const words = within(element, 'textpath').map((path) =>
    made(element, 'p', [made(element, 'r', [textBy(element, path.getAttribute('string') ?? '')])]),
  )
  const told = [...words, ...within(element, 'txbxContent')]
  return [
    ...within(element, 'pic').map((picture) => pictureIn(element, picture)),
    ...within(element, 'imagedata').map((picture) => oldPictureIn(element, picture)),
    ...(UNREADABLE_PARTS.some((name) => within(element, name).length > 0) ? unreadable(element) : []),
    ...(told.length > 0 ? [made(element, 'pict', told)] : []),
  ]
}

/** Of the same thing told for several readers the first telling that has text, or else one that has anything. */
function oneOf(element: Element): readonly Node[] {
  const tellings = elementsOf(element)
  const chosen = tellings.find((one) => within(one, 't').length > 0) ?? tellings.find((one) => one.firstChild)
  return chosen ? Array.from(chosen.childNodes) : []
}

/** A character of a font that has its own is known to mammoth, and others by their numbers. */
function symbol(element: Element): Element {
  const code = Number.parseInt(attributeOf(element, 'char'), 16)
  return code >= 0x100 && code < 0xd800 ? textBy(element, String.fromCodePoint(code)) : element
}

/** A field with a list to choose from keeps the choice as a number. */
function chosen(element: Element): Element[] {
  const [list] = within(element, 'ddList')
  if (!list) return [element]
  const at = Number(attributeOf(within(list, 'result')[0] ?? within(list, 'default')[0]))
  element.parentNode?.insertBefore(textBy(element, attributeOf(within(list, 'listEntry')[at])), element.nextSibling)
  return [element]
}

/** A field without what asks for something to be filled in. */
function filledIn(element: Element): Element {
  if (within(element, 'showingPlcHdr').length > 0) for (const asking of within(element, 't')) replace(asking, [])
  return element
}

const isHidden = (run: Element): boolean =>
  elementsOf(run).some(
    (one) => one.localName === 'rPr' && within(one, 'vanish').some((own) => !/^(?:0|false)$/.test(attributeOf(own))),
  )

const contents = (element: Element) => Array.from(element.childNodes)
const nothing = () => []

/** What mammoth leaves out, as what it knows; by the names of elements. */
const changes: Readonly<Record<string, (element: Element) => readonly Node[]>> = {
  AlternateContent: oneOf,
  altChunk: (element) => [made(element, 'p', unreadable(element))],
  bdo: contents,
  bookmarkStart: nothing,
  cr: (element) => [made(element, 'br')],
  dir: contents,
  drawing: drawn,
  endnoteReference: unreadable,
  fldChar: chosen,
  fldSimple: contents,
  footnoteReference: unreadable,
  hyperlink: contents,
  noBreakHyphen: (element) => [textBy(element, '-')],
  oMath: unreadable,
  oMathPara: contents,
  object: unreadable,
  pict: drawn,
  ptab: (element) => [made(element, 'tab')],
  r: (element) => (isHidden(element) ? [] : [element]),
  rt: nothing,
  ruby: contents,
  rubyBase: contents,
  sdt: (element) => [filledIn(element)],
  softHyphen: nothing,
  sym: (element) => [symbol(element)],
}

function mend(element: Element): void {
  for (const child of elementsOf(element)) {
    mend(child)
    const change = Object.hasOwn(changes, child.localName) ? changes[child.localName] : undefined
    const nodes = change?.(child) ?? [child]
    if (nodes[0] !== child) replace(child, nodes)
  }
}

const PAGE_NUMBER = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i

/** Takes the numbers of pages away, and what is written across them. */
function bare(root: Element): void {
  const fields: boolean[] = []
  const visit = (element: Element) => {
    const name = element.localName
    const type = name === 'fldChar' ? attributeOf(element, 'fldCharType') : ''
    if (type === 'begin') fields.push(false)
    if (type === 'end') fields.pop()
    if (name === 'instrText' && PAGE_NUMBER.test(element.textContent ?? '')) fields[fields.length - 1] = true
    const isNumber =
      (name === 't' && fields.includes(true)) ||
      (name === 'fldSimple' && PAGE_NUMBER.test(attributeOf(element, 'instr')))
    if (isNumber || name === 'textpath') replace(element, [])
    else for (const child of elementsOf(element)) visit(child)
  }
  visit(root)
}

const parse = (text: string): Document =>
  new DOMParser({
    errorHandler: (_: string, message: unknown) => {
      throw new Error(String(message))
    },
  }).parseFromString(text.replace(/^\ufeff/, ''), 'text/xml')

/** The parts of a kind that a part names; '' names what the file begins with. */
function partsBeside(file: Buffer, part: string, kind: string): string[] {
  const folder = posix.dirname(part)
  const relations = entryText(file, posix.join(folder, '_rels', `${posix.basename(part)}.rels`))
  if (relations === '') return []
  return within(parse(relations).documentElement, 'Relationship')
    .filter((one) => one.getAttribute('Type')?.endsWith(`/${kind}`))
    .map((one) => posix.resolve('/', folder, one.getAttribute('Target') ?? '').slice(1))
}

/** What stands between the numbers of pages. */
const AROUND_NUMBERS = /[第共页頁]|\b(?:page|of)\b/giu

/** What heads and feet of pages say, each once, whichever pages have it. */
function marginsOf(file: Buffer, part: string): Element[] {
  const said = new Set<string>()
  const parts = ['header', 'footer'].flatMap((kind) => partsBeside(file, part, kind))
  return parts.flatMap((name) => {
    const root = parse(entryText(file, name)).documentElement
    bare(root)
    mend(root)
    return elementsOf(root).filter((block) => {
      const text = within(block, 't').map(({ textContent }) => textContent)
      const pictures = within(block, 'bookmarkStart').map((one) => attributeOf(one, 'name'))
      const key = [...text, ...pictures].join('').trim()
      const isNew = /[\p{L}\p{N}]/u.test(key.replace(AROUND_NUMBERS, '')) && !said.has(key)
      said.add(key)
      return isNew
    })
  })
}

/**
 * The text of a docx as mammoth reads all of it, heads and feet of its pages before the rest: who somebody is often
 * stands there.
 * @returns the name of its part and the markup
 * @throws where it is no markup, or nested deeper than can be followed
 */
export function readableText(file: Buffer): { readonly part: string; readonly markup: string } {
  const part = partsBeside(file, '', 'officeDocument')[0] ?? 'word/document.xml'
  const document = parse(entryText(file, part))
  const root = document.documentElement
  mend(root)
  const [body] = within(root, 'body')
  const first = body?.firstChild ?? null
  for (const block of marginsOf(file, part)) body?.insertBefore(document.importNode(block, true), first)
  return { part, markup: new XMLSerializer().serializeToString(document) }
}
