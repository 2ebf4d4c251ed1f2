/** What mammoth makes of a document, as far as it is looked at here. */
export interface DocumentNode {
  readonly type: string
  readonly children?: readonly DocumentNode[]
  readonly value?: string
  readonly breakType?: string
  /** Of a picture its width and height, in points. */
  readonly name?: string
  readonly isBold?: boolean
  /** Of a box of a form. */
  readonly checked?: boolean
  /** Points. */
  readonly fontSize?: number | null
  readonly styleName?: string | null
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string } | null
  readonly alignment?: string | null
  readonly indent?: { readonly start: string | null; readonly firstLine: string | null }
  readonly colSpan?: number
  readonly rowSpan?: number
}

export interface TextPiece {
  readonly text: string
  readonly size: number
  readonly isBold: boolean
}

interface PicturePiece {
  readonly width: number
  readonly height: number
}

/** A line of a paragraph as its writer broke it; `tab` moves on. */
export type LinePiece = TextPiece | PicturePiece | 'tab'
export const isText = (piece: LinePiece): piece is TextPiece => typeof piece !== 'string' && 'text' in piece

/** Points, where a run does not say. */
const BODY = 10.5
const HEADING = 14
const MARGIN = 9

/** The lines of a paragraph, with what kind of list it belongs to. */
export function linesOf(paragraph: DocumentNode): LinePiece[][] {
  const style = paragraph.styleName ?? ''
  const isHeading = /^(?:heading|title|标题)/i.test(style)
  const size = isHeading ? HEADING : /^(?:header|footer|页眉|页脚)/i.test(style) ? MARGIN : BODY
  const lines: LinePiece[][] = [[]]
  const visit = (node: DocumentNode, run: { size: number; isBold: boolean }) => {
    if (node.type === 'run') {
      const inside = { size: node.fontSize ?? run.size, isBold: node.isBold === true || run.isBold }
      for (const child of node.children ?? []) visit(child, inside)
    } else if (node.type === 'text') lines.at(-1)?.push({ text: node.value ?? '', ...run })
    else if (node.type === 'checkbox') lines.at(-1)?.push({ text: node.checked ? '☑' : '☐', ...run })
    else if (node.type === 'tab') lines.at(-1)?.push('tab')
    else if (node.type === 'bookmarkStart') {
      const [width = 0, height = 0] = (node.name ?? '').split(' ').map(Number)
      lines.at(-1)?.push({ width, height })
    } else if (node.type === 'break') lines.push([])
    else for (const child of node.children ?? []) visit(child, run)
  }
  for (const child of paragraph.children ?? []) visit(child, { size, isBold: isHeading })
  return lines
}

/** A table's cells, each with the column it begins in; what an earlier row's cell reaches into is left out. */
export function gridOf(table: DocumentNode): { column: number; span: number; cell: DocumentNode }[][] {
  const taken: number[] = []
  return rowsOf(table).map((row) => {
    let column = 0
    const cells = (row.children ?? []).map((cell) => {
      while ((taken[column] ?? 0) > 0) column += 1
      const span = Math.max(1, cell.colSpan ?? 1)
      const placed = { column, span, cell }
      for (let i = 0; i < span; i += 1) taken[column + i] = cell.rowSpan ?? 1
      column += span
      return placed
    })
    for (let i = 0; i < taken.length; i += 1) taken[i] = Math.max(0, (taken[i] ?? 0) - 1)
    return cells
  })
}

const rowsOf = (table: DocumentNode): DocumentNode[] =>
  (table.children ?? []).flatMap((child) => (child.type === 'tableRow' ? [child] : rowsOf(child)))

export function textOf(node: DocumentNode): string {
  if (node.type === 'text') return node.value ?? ''
  if (node.type === 'checkbox') return node.checked ? '☑' : '☐'
  return (node.children ?? []).map(textOf).join('')
}
