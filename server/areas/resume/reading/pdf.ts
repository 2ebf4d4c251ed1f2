import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { drawnBullets } from './drawn-bullets.ts'
import { type Drawn, runsOf } from './glyph-runs.ts'
import { type Matrix, type Ops, type Painted, paintedBy, squareOf } from './painted.ts'
import { ResumeRefused } from './refusal.ts'
import type { Box, SourcePage } from './source-page.ts'

/** Fonts that a pdf names and does not carry say their characters in codes of their own, each with its table. */
const HEAD = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 1 def\n'
const FOOT = '\nendcmap end end'
const WIDE = '1 begincodespacerange <0000> <ffff> endcodespacerange\n'

const hex = (code: number, bytes: number) => `<${code.toString(16).padStart(2 * bytes, '0')}>`

/** Characters by their own numbers: the code of a glyph is taken for that of its character throughout. */
const UNICODE = `${HEAD}${WIDE}1 begincidrange <0000> <ffff> 0 endcidrange${FOOT}`
const GLYPHS = `${HEAD}${WIDE}1 beginbfrange <0000> <ffff> <0000> endbfrange${FOOT}`

/** Codes of one and two bytes as an encoding of the web has them. */
function tableOf(encoding: 'gbk' | 'big5'): string {
  const decoder = new TextDecoder(encoding)
  const lines: string[] = []
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (character.length === 1 && character !== '\ufffd')
        lines.push(`${hex(lead * 256 + trail, 2)} ${character.charCodeAt(0)}`)
    }
  return `${HEAD}2 begincodespacerange <00> <80> <8140> <fefe> endcodespacerange
1 begincidrange <20> <7e> 32 endcidrange
${lines.length} begincidchar\n${lines.join('\n')}\nendcidchar${FOOT}`
}

function textOf(name: string): string {
  if (/^Adobe-\w+-UCS2$/.test(name)) return GLYPHS
  if (/^Uni\w+-(?:UCS2|UTF16)(?:-HW)?-[HV]$/.test(name)) return UNICODE
  if (/^GB\w*-(?:EUC-)?[HV]$/.test(name)) return tableOf('gbk')
  if (/^(?:ETen?|HKscs)\w*-B5-[HV]$/.test(name)) return tableOf('big5')
  throw new Error(`no table is called ${name}`)
}

/** Gives the reader of pdfs the tables that it has not got itself. */
class CodeTables {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl') throw new Error(`there is no ${kind}`)
    return Buffer.from(textOf(filename.replace(/\.bcmap$/, '')))
  }
}

/** In points; rules and bullets are pictures, too. */
const SMALLEST = 12
const MOST = 50

/** Where a picture stands, as far as it is on the page. */
function boxOf(matrix: Matrix, page: { width: number; height: number }): Box {
  const square = squareOf(matrix)
  const x = Math.max(0, square.x)
  const y = Math.max(0, square.y)
  const width = Math.min(page.width, square.right) - x
  const height = Math.min(page.height, square.bottom) - y
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** The pictures that are painted on a page. */
function picturesOf(
  painted: readonly Painted[],
  ops: Ops,
  page: { readonly width: number; readonly height: number },
): Box[] {
  const paints = new Set<number>([ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject])
  return painted
    .filter(({ operator }) => paints.has(operator))
    .map(({ matrix }) => boxOf(matrix, page))
    .filter(({ width, height }) => width >= SMALLEST && height >= SMALLEST)
    .slice(0, MOST)
}

/** Nobody's resume is longer; a portfolio is no resume. */
const PAGES_MAX = 20
/** Pieces of text of a page; a page that is full of small print has a few thousand. */
const PIECES_MAX = 20_000
/** Milliseconds after which pictures are no longer looked for: the text is what counts. */
const PICTURES_UNTIL = 6000

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
      cMapPacked: false,
      useWorkerFetch: false,
      BinaryDataFactory: CodeTables,
    })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new ResumeRefused(isLocked ? 'encrypted' : 'damaged')
  }
}

const BOLD = /bold|black|heavy|semibold|demi(?!light)|simhei|heiti.?(?:sc|tc)?.?medium|-(?:w[6-9]|extra)|,b\b/i

/** Which fonts are bold. A face drawn by hand beside the same as a font is what browsers make of bold that has no font. */
function boldFonts(page: Page, names: Iterable<string>): ReadonlySet<string> {
  const fonts = [...new Set(names)].map((id) => {
    const font = page.commonObjs.has(id) ? page.commonObjs.get(id) : null
    const name: string = font?.name ?? ''
    return { id, face: name.replace(/^[A-Z]{6}\+/, ''), isDrawn: font?.isType3Font === true, font }
  })
  const real = new Set(fonts.filter(({ isDrawn }) => !isDrawn).map(({ face }) => face))
  return new Set(
    fonts
      .filter(({ face, isDrawn, font }) => font?.bold || font?.black || BOLD.test(face) || (isDrawn && real.has(face)))
      .map(({ id }) => id),
  )
}

async function readPage(page: Page, withPictures: boolean): Promise<SourcePage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { Util, OPS } = await getResolvedPDFJS()
  const { items } = await page.getTextContent({ disableNormalization: false })
  if (items.length > PIECES_MAX) throw new ResumeRefused('tooMuchData')
  // Fonts are known by name only once the page's operators have been read.
  const operators = withPictures ? await page.getOperatorList() : null
  const bold = boldFonts(
    page,
    items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])),
  )
  const pieces = items.flatMap((item): Drawn[] => {
    if (!('str' in item) || item.str === '') return []
    const [, b, c, d, x, baseline] = Util.transform(transform, item.transform) as number[]
    const size = Math.hypot(c ?? 0, d ?? 0)
    // Watermarks stand askew.
    if (Math.abs(b ?? 0) > 0.1 * size || size === 0) return []
    const at = { x: x ?? 0, baseline: baseline ?? 0, width: item.width, size }
    return [{ text: item.str, ...at, isBold: bold.has(item.fontName) }]
  })
  const within = pieces.filter(({ x, baseline }) => x > -1 && x < width && baseline > 0 && baseline < height + 1)
  const painted = operators ? paintedBy(operators, OPS, transform) : []
  return {
    width,
    height,
    runs: runsOf([...within, ...drawnBullets(painted, OPS, within)]),
    pictures: picturesOf(painted, OPS, { width, height }),
  }
}

/**
 * The pages of a pdf.
 * @throws ResumeRefused where it has a password, is damaged or has more pages or text than a resume
 */
export async function pagesOfPdf(bytes: Uint8Array): Promise<SourcePage[]> {
  const begun = performance.now()
  const document = await open(bytes)
  if (document.numPages > PAGES_MAX) throw new ResumeRefused('tooManyPages')
  const pages: SourcePage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    try {
      const page = await document.getPage(number)
      pages.push(await readPage(page, performance.now() - begun < PICTURES_UNTIL))
      page.cleanup()
    } catch (error) {
      throw error instanceof ResumeRefused ? error : new ResumeRefused('damaged')
    }
  }
  return pages
}
