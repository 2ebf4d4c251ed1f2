import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { declaredTransitions } from '../../harness/xstate.ts'
import { flows } from '../../machines/flows.ts'
import { SHARES, shareOf } from './shares.ts'

const shares = Array.from({ length: SHARES }, (_, i) => shareOf(flows, i + 1))
const nameOf = ({ flow }: { flow: string }) => flow

it('has a file of tests for every share, and every flow in one of them [FLOW-2]', () => {
  expect(readdirSync(join(import.meta.dirname, 'flows')).sort()).toEqual(shares.map((_, i) => `share-${i + 1}.test.ts`))
  expect(shares.flat().map(nameOf).sort()).toEqual(flows.map(nameOf).sort())
})

it('shares the work evenly, the longest flows first', () => {
  const weights = shares.map((share) => share.map(({ machine }) => declaredTransitions(machine).length))
  const sums = weights.map((share) => share.reduce((sum, weight) => sum + weight, 0))
  expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.05)
  expect(weights).toEqual(weights.map((share) => share.toSorted((one, other) => other - one)))
})
