import type { Locator } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Visitor } from '../world.ts'

/** Without spaces and line ends, which a PDF and a page tell otherwise; forms of one letter as one. */
const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** The resume as it will be read, page by page. */
export class ResumePaper {
  readonly #visitor: Visitor
  readonly sheets: Locator

  constructor(visitor: Visitor) {
    this.#visitor = visitor
    this.sheets = visitor.page.getByRole('article', { name: /^第 \d+ 页，共 \d+ 页$/ })
  }

  /** Opens it by its address. */
  async open(template?: number): Promise<void> {
    await this.#visitor.open(`/attentdetail?from=3${template === undefined ? '' : `&templateId=${template}`}`)
    await this.see()
  }

  /** Until its pages stand. */
  async see(): Promise<void> {
    await this.sheets.first().waitFor()
    await this.#visitor.page.getByText('打印前检查').waitFor()
    await this.#visitor.page.evaluate(() => document.fonts.ready)
  }

  radio = (name: string): Locator => this.#visitor.page.getByRole('radio', { name }).first()

  /** The text of each page on screen, in reading order. */
  shown = async (): Promise<readonly string[]> => (await this.sheets.allInnerTexts()).map(bare)

  /** The text of each page of the browser's PDF, in its reading order. */
  async printed(): Promise<readonly string[]> {
    const pdf = await this.#visitor.page.pdf({ preferCSSPageSize: true, printBackground: true })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
    return text.map(bare)
  }
}
