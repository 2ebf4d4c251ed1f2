import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { reportOf, runs, testsOf } from './reports.ts'

/** Everything that guards a landing. Ends with the line "N passed, N failed". */
let passed = 0
let failed = 0

function step(name: string, command: string, args: readonly string[]): boolean {
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  const ok = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  console.log(`${ok ? '✔' : '✘'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return ok
}

function check(name: string, command: string, args: readonly string[]): void {
  if (step(name, command, args)) passed += 1
  else failed += 1
}

function test(name: keyof typeof runs): void {
  const projects = runs[name].flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  const ok = step(`tests: ${runs[name].join(', ')}`, 'vitest', ['run', ...projects, ...reporters])
  const tests = testsOf(name)
  passed += tests.filter((one) => one.passed).length
  failed += tests.filter((one) => !one.passed).length
  if (!ok && tests.every((one) => one.passed)) failed += 1
}

rmSync('tests/.reports', { recursive: true, force: true })
mkdirSync('tests/.reports', { recursive: true })
check('build', 'node', ['scripts/build.ts'])
check('format and lint', 'biome', ['check', '.'])
check('types: machines and contract', 'tsc', ['-p', 'machines'])
check('types: everything else', 'tsc', ['-p', '.'])
for (const name of Object.keys(runs) as (keyof typeof runs)[]) test(name)
check('models: coverage and mutants', 'node', ['tests/model/main.ts'])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
