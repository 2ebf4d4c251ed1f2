import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type FlowReport, reportOn } from '../../harness/report.ts'
import { tableOf } from '../../harness/table.ts'
import type { Catalogue } from '../../machines/catalogue.ts'
import { flows } from '../../machines/flows.ts'

const { values } = parseArgs({ options: { flow: { type: 'string' }, survivors: { type: 'boolean' } } })
const chosen = flows.filter(({ flow }) => values.flow === undefined || flow === values.flow)

if (chosen.length > 0) process.exitCode = run(chosen)
else {
  console.error(`No flow is called ${values.flow}. There are: ${flows.map(({ flow }) => flow).join(', ')}.`)
  process.exitCode = 1
}

function run(catalogues: readonly Catalogue[]): number {
  const reports = catalogues.map(reportOn)
  console.log(tableOf(reports))
  for (const { flow, failures } of reports) for (const failure of failures) console.log(`✗ ${flow}: ${failure}`)
  if (values.survivors) for (const report of reports) printSurvivors(report)
  if (values.flow === undefined) {
    writeFileSync(new URL('coverage.json', import.meta.url), `${JSON.stringify(reports, null, 2)}\n`)
  }
  return reports.some(({ failures }) => failures.length > 0) ? 1 : 0
}

function printSurvivors({ flow, details }: FlowReport): void {
  for (const mutant of details.mutants) {
    if (mutant.fate === 'survived') console.log(`survived    ${flow}: ${mutant.key}`)
    if (mutant.fate === 'equivalent') console.log(`equivalent  ${flow}: ${mutant.key} (${mutant.reason})`)
  }
}
