import type { SourceRun } from './source-page.ts'

/** A piece of text as a pdf draws it; `baseline` from the top of the page, in points. */
export interface Drawn {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly size: number
  readonly isBold: boolean
}

/** In heights of the text. */
const SAME_LINE = 0.3
const SPACE = 0.16
const CHINESE_SPACE = 0.22
const APART = 0.85
const ASCENT = 0.88
const HEIGHT = 1.2

const isWide = (character: string | undefined) => character !== undefined && character > '\u2e7f'

/** Pieces of the same height of a line, from left to right. */
function linesOf(pieces: readonly Drawn[]): Drawn[][] {
  const lines: Drawn[][] = []
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (first && piece.baseline - first.baseline <= SAME_LINE * Math.min(first.size, piece.size)) line.push(piece)
    else lines.push([piece])
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x)
  return lines
}

/** Bold text is often the same text drawn twice, a hair apart. */
const isShadow = (piece: Drawn, before: Drawn) =>
  piece.text === before.text && Math.abs(piece.x - before.x) < 0.2 * piece.size

function spaceBetween(before: Drawn, gap: number, next: string): string {
  const isChinese = isWide(before.text.at(-1)) && isWide(next[0])
  return gap > (isChinese ? CHINESE_SPACE : SPACE) * before.size ? ' ' : ''
}

/**
 * Words as they stand, whatever pieces a pdf draws them in: by character, by word or by line. What stands apart from
 * its neighbours is a run of its own.
 */
export function runsOf(pieces: readonly Drawn[]): SourceRun[] {
  const runs: SourceRun[] = []
  for (const line of linesOf(pieces)) {
    let words: Drawn[] = []
    let text = ''
    const end = () => {
      const first = words[0]
      const last = words.at(-1)
      if (first && last && text.trim() !== '') {
        runs.push({
          text: text.trim(),
          size: round(first.size),
          isBold: words.filter(({ isBold }) => isBold).length * 2 > words.length,
          x: round(first.x),
          y: round(first.baseline - ASCENT * first.size),
          width: round(last.x + last.width - first.x),
          height: round(HEIGHT * first.size),
        })
      }
      words = []
      text = ''
    }
    for (const piece of line) {
      const before = words.at(-1)
      if (!before) {
        if (piece.text.trim() === '') continue
        words = [piece]
        text = piece.text
        continue
      }
      if (isShadow(piece, before)) continue
      if (piece.text.trim() === '') continue
      const gap = piece.x - before.x - before.width
      if (gap > APART * Math.max(before.size, piece.size) || isOther(before, piece)) {
        end()
        words = [piece]
        text = piece.text
        continue
      }
      text += spaceBetween(before, gap, piece.text) + piece.text
      words.push(piece)
    }
    end()
  }
  return runs
}

const isOther = (a: Drawn, b: Drawn) => a.isBold !== b.isBold || Math.abs(a.size - b.size) > 0.15 * a.size

const round = (value: number) => Math.round(value * 100) / 100
