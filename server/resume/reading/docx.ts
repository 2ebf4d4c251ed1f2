import mammoth from 'mammoth'
import { layDocument } from './docx-layout.ts'
import type { DocumentNode } from './docx-nodes.ts'
import { ResumeRefused } from './refusal.ts'
import type { SourcePage } from './source-page.ts'
import { checkZip, entryText } from './zip.ts'

/** English metric units of a point. */
const EMU = 12_700

/** Sizes of the pictures in the order in which the document has them; mammoth does not tell. */
function pictureSizes(file: Buffer): { width: number; height: number }[] {
  const xml = entryText(file, 'word/document.xml')
  return Array.from(xml.matchAll(/<wp:extent [^>]*?cx="(\d+)" cy="(\d+)"/g), ([, width, height]) => ({
    width: Number(width) / EMU,
    height: Number(height) / EMU,
  }))
}

/**
 * A docx laid out plainly.
 * @throws ResumeRefused where it is damaged, behind a password, or unpacks to more than a resume
 */
export async function pagesOfDocx(file: Buffer): Promise<SourcePage[]> {
  checkZip(file)
  const documents: DocumentNode[] = []
  try {
    await mammoth.convertToHtml(
      { buffer: file },
      {
        transformDocument(document: DocumentNode) {
          documents.push(document)
          return { ...document, children: [] }
        },
      },
    )
  } catch {
    throw new ResumeRefused('damaged')
  }
  const document = documents[0]
  if (!document) throw new ResumeRefused('damaged')
  return layDocument(document, pictureSizes(file))
}
