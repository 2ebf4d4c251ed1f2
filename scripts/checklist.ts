import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { runs, testsOf } from './reports.ts'

/** Each requirement with the tests that prove it, from the runner's own report of passed tests, and those nobody proves. */
const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/(?:^- |· )([A-Z]+-\d+) /gm)].map(
  ([, id]) => id ?? '',
)

const tests = Object.keys(runs).flatMap((name) => testsOf(name))
if (tests.length === 0) {
  console.error('No report of a test run here; run npm test first.')
  process.exit(1)
}

function provedBy(id: string): string[] {
  const tag = new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`)
  return tests
    .filter(({ passed, title }) => passed && tag.test(title))
    .map(({ file, title }) => `${relative('.', file)}: ${title}`)
}

const proofs = ids.map((id) => ({ id, proof: provedBy(id) }))
for (const { id, proof } of proofs.filter((one) => one.proof.length > 0)) {
  console.log(`${id} (${proof.length})`)
  for (const line of proof) console.log(`    ${line}`)
}
const open = proofs.filter((one) => one.proof.length === 0).map(({ id }) => id)
console.log(`\nproved: ${proofs.length - open.length} of ${proofs.length}`)
console.log(`not proved: ${open.join(', ') || 'none'}`)
