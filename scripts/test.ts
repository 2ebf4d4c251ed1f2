import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allTests, everything, FLAKY, gate, reportOf, slowestFiles, testsOf } from './reports.ts'
import { requirementFaults, unnamedRows } from './requirements.ts'

const HELP = `Usage: npm test | npm run test:all

Builds, checks and tests. Every step runs, also after one that failed. Ends with the line "N passed, N failed".

  --all   every test there is, not only what guards a landing`

const { values } = parseArgs({ options: { all: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(HELP)
  process.exit()
}
const runs = values.all ? everything : gate

let passed = 0
/** Each with what it printed or said. */
const failures: { readonly name: string; readonly said: string }[] = []

/** Lines that a failed step may take of the end of the run. */
const LAST_LINES = 12

/** A file system in memory: each file of server tests begins with a copied database of a thousand files. */
const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

function inMemory(): boolean {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

interface Ran {
  readonly ok: boolean
  readonly output: string
}

/** @param isHeld prints what the command says once it has ended, for commands that run side by side */
async function step(name: string, command: string, args: readonly string[], isHeld = false): Promise<Ran> {
  if (!isHeld) console.log(`\n▶ ${name}`)
  const started = performance.now()
  let output = ''
  const env = { ...process.env, ...(values.all && { THOROUGH: '1' }), ...(inMemory() && { TMPDIR: MEMORY }) }
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!isHeld) to.write(text)
    })
  }
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  })
  if (isHeld && output) console.log(`\n▶ ${name}\n${output}`)
  console.log(`${ok ? '✔' : '✘'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return { ok, output }
}

const lastLinesOf = (output: string) => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')

async function check(name: string, command: string, args: readonly string[], isHeld = false): Promise<void> {
  const { ok, output } = await step(name, command, args, isHeld)
  if (ok) passed += 1
  else failures.push({ name, said: lastLinesOf(output) })
}

async function test(name: string, isHeld = false): Promise<void> {
  const names = runs[name] ?? []
  const projects = names.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  const { ok, output } = await step(`tests: ${names.join(', ')}`, 'vitest', ['run', ...projects, ...reporters], isHeld)
  const tests = testsOf(name)
  passed += tests.filter((one) => one.passed).length
  const failed = tests.filter((one) => !one.passed)
  failures.push(...failed.map(({ file, title, failure }) => ({ name: `${file}: ${title}`, said: failure ?? '' })))
  if (!ok && failed.length === 0) failures.push({ name: `tests: ${name}`, said: lastLinesOf(output) })
}

async function buildAndCheckTypes(): Promise<void> {
  await check('build', 'node', ['scripts/build.ts'], true)
  await Promise.all([
    // Each checker reads the libraries for itself: more of them than cores are slower.
    check('types: machines and contract', 'tsc', ['-p', 'machines', '--checkers', '1'], true),
    check('types: everything else', 'tsc', ['-p', '.', '--checkers', '2'], true),
  ])
}

rmSync('tests/.reports', { recursive: true, force: true })
mkdirSync('tests/.reports', { recursive: true })
// The models need nothing that is built.
await Promise.all([
  buildAndCheckTypes(),
  check('format and lint', 'biome', ['check', '.'], true),
  check('no import circle', 'oxlint', [], true),
  test('models', true),
])
for (const name of Object.keys(runs).filter((one) => one !== 'models')) await test(name)
await check('models: coverage and mutants', 'node', ['tests/model/main.ts', '--measured'])
const unproved = values.all ? requirementFaults(allTests(runs)) : unnamedRows()
if (unproved.length === 0) passed += 1
else failures.push(...unproved.map((name) => ({ name, said: '' })))

for (const name of Object.keys(runs)) {
  console.log(`\nslowest files: ${name}`)
  for (const { file, milliseconds } of slowestFiles(name, 5)) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`)
  }
}
const flaky = allTests(runs).filter((one) => one.passed && one.failure !== null)
writeFileSync(FLAKY, JSON.stringify(flaky, null, 2))
const print = (mark: string, name: string, said: string | null) =>
  console.log(`${mark} ${name}${said ? `\n${said.replaceAll(/^/gm, '    ')}` : ''}`)
if (flaky.length > 0) console.log('\npassed on a retry')
for (const { file, title, failure } of flaky) print('flaky', `${file}: ${title}`, failure)
if (failures.length > 0) console.log('')
for (const { name, said } of failures) print('✘', name, said)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
