import { type DocumentNode, gridOf, isText, type LinePiece, linesOf, type TextPiece, textOf } from './docx-nodes.ts'
import { type Box, type SourcePage, type SourceRun, UNREADABLE, widthOf } from './source-page.ts'

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 48 }
const LINE = 1.45
const INDENT = 18
/** Twentieths of a point. */
const TWIP = 20
const TAB_STOP = 54
/** In heights of the text. */
const GAP = { least: 1.6, most: 3 }
const CELL_GAP = 12

interface Sheet {
  readonly runs: SourceRun[]
  readonly pictures: SourcePage['pictures']
}

/** Pieces cut where spaces were typed to move text along, as one would with a tab. */
const cutAtSpaces = (pieces: readonly LinePiece[]): LinePiece[] =>
  pieces.flatMap((piece) =>
    !isText(piece)
      ? [piece]
      : piece.text
          .split(/([ \u00a0]{3,}|\u3000{2,})/)
          .flatMap((text, i): LinePiece[] => (i % 2 === 1 ? ['tab'] : text === '' ? [] : [{ ...piece, text }])),
  )

/** Words of which a line is filled: Chinese characters one by one, others by word. */
const wordsOf = (text: string) => text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/gu) ?? []

function layLine(pieces: readonly LinePiece[], left: number, width: number, top: number, sheet: Sheet): number {
  const right = left + width
  const sizes = pieces.filter(isText).map(({ size }) => size)
  const tallest = sizes.length > 0 ? Math.max(...sizes) : 10
  let x = left
  let y = top
  let continues = false
  let isJoined = false
  const put = (text: string, { size, isBold }: TextPiece) => {
    const before = sheet.runs.at(-1)
    const own = { size, isBold, y, height: size * 1.2 }
    const isSame = before && isJoined && before.y === y && before.isBold === isBold && before.size === size
    if (isSame)
      sheet.runs[sheet.runs.length - 1] = {
        ...before,
        text: before.text + text,
        width: before.width + widthOf(text, size),
      }
    else if (text.trim() !== '' || isJoined) sheet.runs.push({ text, x, width: widthOf(text, size), ...own, continues })
    x += widthOf(text, size)
    isJoined = true
  }
  for (const piece of cutAtSpaces(pieces)) {
    if (piece === 'tab') {
      const stop = left + Math.ceil((x - left + GAP.least * tallest) / TAB_STOP) * TAB_STOP
      x = Math.min(stop, x + Math.max(GAP.most * tallest, TAB_STOP))
      isJoined = false
      continue
    }
    if (!isText(piece)) {
      sheet.pictures.push({ x: left, y, width: Math.min(width, piece.width), height: piece.height })
      continue
    }
    for (const word of wordsOf(piece.text)) {
      if (x + widthOf(word.trimEnd(), piece.size) > right && x > left) {
        x = left
        y += LINE * tallest
        continues = true
        isJoined = false
      }
      if (word === UNREADABLE)
        sheet.pictures.push({ x, y, width: piece.size, height: 1.2 * piece.size, isUnreadable: true })
      put(word, piece)
    }
  }
  return y + LINE * tallest
}

function layParagraph(paragraph: DocumentNode, left: number, width: number, top: number, sheet: Sheet): number {
  const own = Number(paragraph.indent?.start ?? 0) / TWIP
  const listed = paragraph.numbering ? INDENT * (1 + Number(paragraph.numbering.level)) : 0
  const indent = Math.min(width / 3, Math.max(0, own, listed))
  let y = top
  linesOf(paragraph).forEach((line, i) => {
    const isEmpty = line.every((piece) => isText(piece) && piece.text.trim() === '')
    if (paragraph.numbering && i === 0 && !isEmpty) {
      const size = line.find(isText)?.size ?? 10
      sheet.runs.push({
        text: '•',
        size,
        isBold: false,
        x: left + indent - size,
        y,
        width: size / 2,
        height: size * 1.2,
      })
    }
    const words = isEmpty ? [] : line
    const length = words.filter(isText).reduce((sum, piece) => sum + widthOf(piece.text, piece.size), 0)
    const room = width - indent - length
    const isMoved = room > 0 && !words.includes('tab')
    const aside = !isMoved
      ? 0
      : paragraph.alignment === 'center'
        ? room / 2
        : paragraph.alignment === 'right'
          ? room
          : 0
    y = layLine(words, left + indent + aside, width - indent - aside + 1, y, sheet)
  })
  return y
}

/** Characters of a text that is not broken where there is room. */
const LABEL = 9

/** Each column as wide as its longest text asks for, within reason; labels stay whole. */
function columnsOf(rows: ReturnType<typeof gridOf>, width: number): { x: number; width: number }[] {
  const wishes: number[] = []
  const needs: number[] = []
  for (const { column, span, cell } of rows.flat()) {
    const texts = (cell.children ?? []).map(textOf)
    const length = Math.min(60, Math.max(3, ...texts.map((text) => text.length)))
    const whole = span === 1 ? texts.filter((text) => text.length <= LABEL).map((text) => widthOf(text, 12)) : []
    for (let i = 0; i < span; i += 1) {
      wishes[column + i] = Math.max(wishes[column + i] ?? 3, span === 1 ? length : length / span / 2)
      needs[column + i] = Math.max(needs[column + i] ?? 24, ...whole.map((need) => need + CELL_GAP))
    }
  }
  const room = Math.max(0, width - needs.reduce((total, need) => total + need, 0))
  const sum = wishes.reduce((total, wish) => total + wish, 0)
  let x = 0
  return wishes.map((wish, i) => {
    const own = { x, width: (needs[i] ?? 0) + (wish / sum) * room }
    x += own.width
    return own
  })
}

function layTable(table: DocumentNode, left: number, width: number, top: number, sheet: Sheet): number {
  const rows = gridOf(table)
  const columns = columnsOf(rows, width)
  let y = top
  for (const row of rows) {
    const ends = row.map(({ column, span, cell }) => {
      const from = columns[column]?.x ?? 0
      const last = columns[Math.min(column + span, columns.length) - 1]
      const room = (last ? last.x + last.width : width) - from
      return layAll(cell.children ?? [], left + from, Math.max(24, room - CELL_GAP), y, sheet)
    })
    y = Math.max(y, ...ends) + 2
  }
  return y
}

function layAll(nodes: readonly DocumentNode[], left: number, width: number, top: number, sheet: Sheet): number {
  let y = top
  for (const node of nodes) {
    if (node.type === 'table') y = layTable(node, left, width, y, sheet)
    else if (node.type === 'paragraph') y = layParagraph(node, left, width, y, sheet)
    else y = layAll(node.children ?? [], left, width, y, sheet)
  }
  return y
}

const round = (value: number) => Math.round(value * 100) / 100

/** A document on as many pages as it takes, line below line. */
export function layDocument(document: DocumentNode): SourcePage[] {
  const sheet: Sheet = { runs: [], pictures: [] }
  const inner = PAGE.height - 2 * PAGE.margin
  const end = layAll(document.children ?? [], PAGE.margin, PAGE.width - 2 * PAGE.margin, 0, sheet)
  const count = Math.max(1, Math.ceil(end / inner))
  const pageOf = ({ y }: Box) => Math.min(count - 1, Math.floor(y / inner))
  const place = <B extends Box>(box: B, page: number): B => ({
    ...box,
    x: round(box.x),
    y: round(box.y - page * inner + PAGE.margin),
    width: round(box.width),
    height: round(box.height),
  })
  return Array.from({ length: count }, (_, page) => ({
    width: PAGE.width,
    height: PAGE.height,
    runs: sheet.runs
      .filter((run) => pageOf(run) === page && run.text.trim() !== '')
      .map((run) => place({ ...run, text: run.text.trim() }, page)),
    pictures: sheet.pictures.filter((picture) => pageOf(picture) === page).map((picture) => place(picture, page)),
  }))
}
