import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flows } from '../../machines/flows.ts'
import { FLOW_DOCS, flowDocs } from '../../scripts/flow-docs.ts'

it('keeps the page of flows as the machines are [FLOW-4]', () => {
  expect(readFileSync(FLOW_DOCS, 'utf8')).toBe(flowDocs())
})

it('has a picture of every flow [FLOW-4]', () => {
  expect(flows.map(({ flow }) => `docs/flows/${flow}.png`).filter((picture) => !existsSync(picture))).toEqual([])
})
