import { mermaidIds, mermaidText } from '../export/mermaid-text.ts'
import { CLOCK, PAGE } from './people.ts'
import type { Arrow, Row } from './rows.ts'
import type { Sequence } from './sequence.ts'

const arrows: Readonly<Record<Arrow, string>> = {
  start: '->>',
  event: '->>',
  timer: '-)',
  done: '-->>',
  error: '--x',
  stop: '-x',
}

/**
 * The messages as a Mermaid `sequenceDiagram`.
 * @param wordFor - name of the page and of the clock
 * @param repeated - title of what repeated that many times
 */
export function sequenceToMermaid(
  { lifelines, rows }: Sequence,
  wordFor: (key: typeof PAGE | typeof CLOCK) => string,
  repeated: (times: number) => string,
): string {
  const ids = mermaidIds(lifelines.map(({ key }) => key))
  const line = (row: Row): string =>
    row.kind === 'note'
      ? `Note right of ${ids.get(row.lifeline)}: ${mermaidText(row.text)}`
      : `${ids.get(row.from)}${arrows[row.arrow]}${ids.get(row.to)}: ${mermaidText(row.text)}`
  const people = lifelines.map(({ key, name }) => {
    if (key === PAGE) return `actor ${ids.get(key)} as ${mermaidText(wordFor(key))}`
    return `participant ${ids.get(key)} as ${mermaidText(key === CLOCK ? wordFor(key) : name)}`
  })
  const messages = rows.flatMap((row) =>
    row.kind === 'fold'
      ? [`loop ${mermaidText(repeated(row.times))}`, ...row.rows.map((one) => `  ${line(one)}`), 'end']
      : [line(row)],
  )
  return ['sequenceDiagram', ...[...people, ...messages].map((text) => `  ${text}`), ''].join('\n')
}
