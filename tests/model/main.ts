import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flows } from '../../machines/flows.ts'
import { reportOn } from './harness/report.ts'
import { tableOf } from './harness/table.ts'

const { values } = parseArgs({ options: { flow: { type: 'string' }, survivors: { type: 'boolean' } } })

const chosen = flows.filter(({ flow }) => values.flow === undefined || flow === values.flow)
if (chosen.length === 0)
  throw new Error(`no flow is called ${values.flow}: ${flows.map(({ flow }) => flow).join(', ')}`)

const reports = chosen.map(reportOn)
console.log(tableOf(reports))

for (const { flow, failures } of reports) for (const failure of failures) console.log(`✗ ${flow}: ${failure}`)

if (values.survivors) {
  for (const { flow, details } of reports) {
    for (const verdict of details.mutants) {
      if (verdict.fate === 'survived') console.log(`survived    ${flow}: ${verdict.key}`)
      if (verdict.fate === 'equivalent') console.log(`equivalent  ${flow}: ${verdict.key} (${verdict.reason})`)
    }
  }
}

if (values.flow === undefined) {
  writeFileSync(new URL('coverage.json', import.meta.url), `${JSON.stringify(reports, null, 2)}\n`)
}
process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0
