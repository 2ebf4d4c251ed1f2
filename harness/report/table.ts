import type { FlowReport } from './report.ts'

const COLUMNS = [
  'flow',
  'states',
  'transitions',
  'taken',
  'feasiblePairs',
  'pairsTaken',
  'paths',
  'steps',
  'seconds',
  'mutants',
  'killed',
  'equivalent',
  'specified',
] as const

const HEADINGS: Partial<Record<(typeof COLUMNS)[number], string>> = {
  feasiblePairs: 'feasible pairs',
  pairsTaken: 'pairs taken',
}

type Row = readonly string[]

/** The reports as a table with a line of totals. */
export function tableOf(reports: readonly FlowReport[]): string {
  const rows = [COLUMNS.map((column) => HEADINGS[column] ?? column), ...reports.map(rowOf), totalsOf(reports)]
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const line = (row: Row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))
  const [heading, ...body] = rows.map(line)
  return [heading, rule, ...body.slice(0, -1), rule, body.at(-1)].join('\n')
}

const rowOf = (report: FlowReport): Row =>
  COLUMNS.map((column) => {
    if (column === 'seconds') return report.seconds.toFixed(2)
    if (column === 'specified') return report.specified === null ? '–' : `${report.specified.toFixed(0)} %`
    return String(report[column])
  })

const totalsOf = (reports: readonly FlowReport[]): Row =>
  COLUMNS.map((column) => {
    if (column === 'flow') return 'total'
    if (column === 'specified') return ''
    const sum = reports.reduce((total, report) => total + report[column], 0)
    return column === 'seconds' ? sum.toFixed(2) : String(sum)
  })
