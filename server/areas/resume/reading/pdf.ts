import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { CodeTables } from './code-tables.ts'
import { drawnBullets } from './drawn-bullets.ts'
import { type Drawn, runsOf } from './glyph-runs.ts'
import { paintedBy } from './painted.ts'
import { picturesOf } from './pdf-pictures.ts'
import { ResumeRefused } from './refusal.ts'
import type { SourcePage } from './source-page.ts'

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
