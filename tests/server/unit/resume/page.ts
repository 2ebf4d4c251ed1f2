import { type SourcePage, type SourceRun, widthOf } from '../../../../server/areas/resume/reading/source-page.ts'

const SIZE = 10
const LINE = 16

/** A page of lines, `|` with spaces around where something stands apart, `**` before what is bold. */
export function pageOf(lines: readonly string[], x = 50): SourcePage {
  const runs = lines.flatMap((line, i) => {
    let at = x
    return line.split(' | ').map((part): SourceRun => {
      const text = part.replace('**', '').trim()
      const width = widthOf(text, SIZE)
      const own = at
      at += width + 30
      return { text, size: SIZE, isBold: part.includes('**'), x: own, y: 40 + LINE * i, width, height: 12 }
    })
  })
  return { width: 595, height: 842, runs, pictures: [] }
}
