import { allTests, everything } from './reports.ts'
import { requirementFaults, requirementsBy } from './requirements.ts'

const all = allTests(everything)
const rows = requirementsBy(all)
if (rows.every(({ tests }) => tests.length === 0)) {
  console.error('No report of a test run here; run npm run test:all first.')
  process.exit(1)
}
for (const { id, tests } of rows.filter(({ tests }) => tests.length > 0)) {
  console.log(`${id} (${tests.length})`)
  for (const { name, passed } of tests) console.log(`    ${passed ? '' : '✘ '}${name}`)
}
const idsOf = (some: typeof rows) => some.map(({ id }) => id).join(', ') || 'none'
console.log(`\nproved: ${rows.filter(({ isProved }) => isProved).length} of ${rows.length}`)
console.log(`not proved: ${idsOf(rows.filter(({ isProved }) => !isProved))}`)
for (const fault of requirementFaults(all, rows)) {
  console.log(`✘ ${fault}`)
  process.exitCode = 1
}
