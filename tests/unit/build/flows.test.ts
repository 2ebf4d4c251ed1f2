import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flows } from '../../../machines/flows.ts'
import { FLOW_DOCS, flowDocs } from '../../../scripts/flow-docs.ts'

it('knows every catalogue that there is', () => {
  const there = globSync('machines/*/*/*.paths.ts').map((file) => file.split('/')[2])
  expect(flows.map(({ flow }) => flow).sort(), 'add it to machines/flows.ts').toEqual(there.sort())
})

it('keeps the page of flows as the machines are [FLOW-4]', () => {
  expect(readFileSync(FLOW_DOCS, 'utf8'), 'npm run flows').toBe(flowDocs())
})

it('takes no number from a machine that is to be tested against it [FLOW-2]', () => {
  const tests = globSync(['machines/*/*/*.{paths,properties}.ts', 'tests/**/*.{ts,tsx}'])
  const taken = tests.filter((file) =>
    /import \{[^}]*\b[A-Z]+(?:_[A-Z]+)+\b[^}]*\} from '[^']*\.machine\.ts'/.test(readFileSync(file, 'utf8')),
  )
  expect(tests.length).toBeGreaterThan(500)
  expect(taken, 'write the number that is specified').toEqual([])
})
