import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Coverage, flowCoverage, levelReport, machineReport, type Times } from '../../harness/report/levels.ts'
import type { FlowReport } from '../../harness/report/report.ts'
import { tableOf } from '../../harness/report/table.ts'
import { flows } from '../../machines/flows.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { reportsOn } from './pool.ts'

const HELP = `Usage: npm run models -- [options]

Explores every flow, takes each of its states and transitions, and asks which faults of its machine stay unseen.

  --flow NAME   one flow alone; docs/flows/coverage.json stays as it is
  --equivalent  names the faults that change nothing, with the reason; those that survive are always named
  --measured    takes over what the tests of this run found, where they did
  --help        this text`

const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    equivalent: { type: 'boolean' },
    measured: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
/** What the inspector tells of the tests. */
const COVERAGE = 'docs/flows/coverage.json'

const chosen = flows.filter(({ flow }) => values.flow === undefined || flow === values.flow)

if (values.help) console.log(HELP)
else if (chosen.length > 0) process.exitCode = await run(chosen)
else {
  console.error(`No flow is called ${values.flow}. There are: ${flows.map(({ flow }) => flow).join(', ')}.`)
  process.exitCode = 1
}

async function run(catalogues: readonly Catalogue[]): Promise<number> {
  const reports = await reportsOf(catalogues)
  console.log(tableOf(reports))
  for (const { flow, failures } of reports) for (const failure of failures) console.log(`✗ ${flow}: ${failure}`)
  if (values.equivalent) for (const report of reports) printEquivalent(report)
  if (values.flow === undefined) writeCoverage(catalogues, reports)
  return reports.some(({ failures }) => failures.length > 0) ? 1 : 0
}

/** With `--measured`, as the tests that ran before found it. */
async function reportsOf(catalogues: readonly Catalogue[]): Promise<readonly FlowReport[]> {
  const measured = catalogues.map(({ flow }) => (values.measured ? readJson<FlowReport>(machineReport(flow)) : null))
  const fresh = await reportsOn(catalogues.filter((_, i) => measured[i] === null))
  return catalogues.map(({ flow }, i) => measured[i] ?? fresh.find((report) => report.flow === flow)!)
}

function writeCoverage(catalogues: readonly Catalogue[], reports: readonly FlowReport[]): void {
  const kept = readJson<Coverage>(COVERAGE)
  const rows = catalogues.map(({ flow, machine }, i) => {
    const counted = (level: 'view' | 'browser') => readJson<Times>(levelReport(level, flow))
    const levels = { view: counted('view'), browser: counted('browser') }
    return [flow, flowCoverage(machine, reports[i]!, levels, kept?.flows[flow])]
  })
  const coverage: Coverage = { flows: Object.fromEntries(rows) }
  mkdirSync('docs/flows', { recursive: true })
  writeFileSync(COVERAGE, `${JSON.stringify(coverage, null, 2)}\n`)
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function printEquivalent({ flow, details }: FlowReport): void {
  for (const mutant of details.mutants) {
    if (mutant.fate === 'equivalent') console.log(`${flow}: ${mutant.key} (${mutant.reason})`)
  }
}
