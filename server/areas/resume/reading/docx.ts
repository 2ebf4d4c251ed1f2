import mammoth from 'mammoth'
import { layDocument } from './docx-layout.ts'
import { readableText } from './docx-markup.ts'
import type { DocumentNode } from './docx-nodes.ts'
import { ResumeRefused } from './refusal.ts'
import type { SourcePage } from './source-page.ts'
import { checkZip, entryText, hasEntry } from './zip.ts'

/**
 * A docx laid out plainly.
 * @throws ResumeRefused where it is damaged, behind a password, or unpacks to more than a resume
 */
export async function pagesOfDocx(file: Buffer): Promise<SourcePage[]> {
  checkZip(file)
  const documents: DocumentNode[] = []
  try {
    const { part, markup } = readableText(file)
    const zip = {
      exists: (name: string) => hasEntry(file, name),
      read: async (name: string) => (name === part ? markup : entryText(file, name)),
    }
    await mammoth.convertToHtml(
      // It takes a zip that is open already, which its types leave out.
      { file: zip } as never,
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
  return layDocument(document)
}
