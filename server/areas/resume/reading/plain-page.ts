import { type SourcePage, type SourceRun, widthOf } from './source-page.ts'

const SIZE = 10
const LINE = 16
const MARGIN = 48
/** Wide enough that no line is taken for one that was broken. */
const WIDTH = 20_000

/** A text that somebody typed, as a page: each line by itself. */
export function plainPage(text: string): SourcePage {
  const lines = text.split(/\r?\n|\u2028/)
  const runs = lines.flatMap((line, i): SourceRun[] => {
    if (line.trim() === '') return []
    const width = widthOf(line, SIZE)
    const place = { x: MARGIN, y: MARGIN + i * LINE, width, height: SIZE * 1.2 }
    return [{ text: line, size: SIZE, isBold: false, ...place, continues: false }]
  })
  return { width: WIDTH, height: 2 * MARGIN + lines.length * LINE, runs, pictures: [] }
}
