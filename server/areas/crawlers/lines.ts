import type { SKRSContext2D } from '@napi-rs/canvas'

const ELLIPSIS = '…'

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const piecesOf = (segmenter: Intl.Segmenter, text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** Cuts a text so that it fits into a width, in the context's font. */
export function fitted(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let kept = ''
  for (const sign of piecesOf(signs, text)) {
    if (context.measureText(`${kept}${sign}${ELLIPSIS}`).width > width) break
    kept += sign
  }
  return `${kept.trimEnd()}${ELLIPSIS}`
}

/** A text in lines of a width, broken between words; the last of so many is cut where there is more. */
export function wrapped(context: SKRSContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest !== '' && lines.length < most - 1) {
    const line = beginning(context, rest, width)
    lines.push(line.trimEnd())
    rest = rest.slice(line.length).trimStart()
  }
  if (rest !== '') lines.push(fitted(context, rest, width))
  return lines
}

/** Words up to a width; of one that is longer by itself, its signs. */
function beginning(context: SKRSContext2D, text: string, width: number): string {
  const upTo = (pieces: readonly string[]): string => {
    let line = ''
    for (const piece of pieces) {
      if (context.measureText(`${line}${piece}`.trimEnd()).width > width) break
      line += piece
    }
    return line
  }
  return upTo(piecesOf(words, text)) || upTo(piecesOf(signs, text)) || text
}
