import { type Figure, isKept } from './figure.ts'

const number = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(value < 10 ? 2 : 1)))

function promiseOf({ promise, ratio }: Figure): string {
  if (!promise) return ''
  const sign = ratio === undefined ? '' : ' ×'
  return 'atMost' in promise ? `≤ ${number(promise.atMost)}${sign}` : `≥ ${number(promise.atLeast)}${sign}`
}

const marks = new Map([
  [true, '✔'],
  [false, '✘'],
  [null, ''],
])

const rowOf = (figure: Figure): readonly string[] => [
  figure.name,
  `${number(figure.value)} ${figure.unit}`.trim(),
  figure.reference === undefined ? '' : number(figure.reference),
  figure.ratio === undefined ? '' : `${figure.ratio.toFixed(2)} ×`,
  promiseOf(figure),
  marks.get(isKept(figure)) ?? '',
]

/** The figures as a table, with their notes below. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [['figure', 'measured', 'reference', 'ratio', 'promise', ''], ...figures.map(rowOf)]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  )
  const rule = '─'.repeat(lines[0]!.length)
  const notes = figures.filter(({ note }) => note).map(({ name, note }) => `  ${name}: ${note}`)
  return [lines[0], rule, ...lines.slice(1), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}
