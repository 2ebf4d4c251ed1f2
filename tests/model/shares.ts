import { declaredTransitions } from '../../harness/xstate.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'

/** About how long a flow takes, as far as can be told beforehand. */
const weightOf = ({ machine }: Catalogue) => declaredTransitions(machine).length

export const longestFirst = (catalogues: readonly Catalogue[]): readonly Catalogue[] =>
  catalogues.toSorted((one, other) => weightOf(other) - weightOf(one))

/** Of how many files of tests there are for the flows. */
export const SHARES = 6

/** One of the shares, from 1; all take about as long as each other. */
export function shareOf(catalogues: readonly Catalogue[], number: number): readonly Catalogue[] {
  const shares = Array.from({ length: SHARES }, () => ({ weight: 0, flows: [] as Catalogue[] }))
  for (const catalogue of longestFirst(catalogues)) {
    const lightest = shares.reduce((one, other) => (other.weight < one.weight ? other : one))
    lightest.flows.push(catalogue)
    lightest.weight += weightOf(catalogue)
  }
  return shares[number - 1]?.flows ?? []
}
