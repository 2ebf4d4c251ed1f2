import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { allTests, reportOf, runs, slowestFiles, testsOf } from './reports.ts'
import { requirementFaults } from './requirements.ts'

/** Everything that guards a landing. Ends with the line "N passed, N failed". */
let passed = 0
const failures: string[] = []

function step(name: string, command: string, args: readonly string[]): boolean {
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  const ok = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  console.log(`${ok ? '✔' : '✘'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return ok
}

function check(name: string, command: string, args: readonly string[]): void {
  if (step(name, command, args)) passed += 1
  else failures.push(name)
}

function test(name: keyof typeof runs): void {
  const projects = runs[name].flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  const ok = step(`tests: ${runs[name].join(', ')}`, 'vitest', ['run', ...projects, ...reporters])
  const tests = testsOf(name)
  passed += tests.filter((one) => one.passed).length
  const failed = tests.filter((one) => !one.passed)
  failures.push(...failed.map(({ file, title }) => `${relative('.', file)}: ${title}`))
  if (!ok && failed.length === 0) failures.push(`tests: ${name}`)
}

rmSync('tests/.reports', { recursive: true, force: true })
mkdirSync('tests/.reports', { recursive: true })
check('build', 'node', ['scripts/build.ts'])
check('format and lint', 'biome', ['check', '.'])
check('no import circle', 'oxlint', [])
check('types: machines and contract', 'tsc', ['-p', 'machines'])
check('types: everything else', 'tsc', ['-p', '.'])
for (const name of Object.keys(runs) as (keyof typeof runs)[]) test(name)
check('models: coverage and mutants', 'node', ['tests/model/main.ts', '--measured'])
const unproved = requirementFaults(allTests())
if (unproved.length === 0) passed += 1
else failures.push(...unproved)
console.log('\nslowest files')
for (const { file, milliseconds } of slowestFiles(10)) {
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${relative('.', file)}`)
}
for (const failure of failures) console.log(`✘ ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
