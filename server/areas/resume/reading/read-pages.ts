import { kindOf } from './kind.ts'
import { ResumeRefused } from './refusal.ts'
import type { SourcePage } from './source-page.ts'

/** Characters; less is a picture with a caption or a page number. */
const LEAST_TEXT = 20
/** Share of characters that stand for nothing, from which on a text layer is a code that only its font knows. */
const MOST_NONSENSE = 0.3

const isNonsense = (character: string) => /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(character)

function checkText(pages: readonly SourcePage[]): void {
  const text = pages.flatMap(({ runs }) => runs.map((run) => run.text.replace(/\s/g, ''))).join('')
  const characters = [...text]
  const nonsense = characters.filter(isNonsense).length
  if (characters.length < LEAST_TEXT || nonsense > MOST_NONSENSE * characters.length) throw new ResumeRefused('scanned')
}

/**
 * The pages of a file, whichever kind it is.
 * @throws ResumeRefused
 */
export async function readPages(bytes: Uint8Array): Promise<SourcePage[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = await kindOf(file)
  // Either library takes half a second to load, so only the one that is needed is.
  try {
    const pages =
      kind === 'pdf'
        ? await (await import('./pdf.ts')).pagesOfPdf(new Uint8Array(bytes))
        : await (await import('./docx.ts')).pagesOfDocx(file)
    checkText(pages)
    return pages
  } catch (error) {
    throw error instanceof ResumeRefused ? error : new ResumeRefused('damaged')
  }
}
