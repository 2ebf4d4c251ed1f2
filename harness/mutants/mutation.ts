import type { Catalogue } from '../../machines/kit/catalogue.ts'
import type { Path } from '../path.ts'
import { replay } from '../replay.ts'
import { stage } from '../stage.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutate.ts'

/** Characters kept of what killed a mutant. */
const MESSAGE_LIMIT = 200

export type Verdict =
  | { readonly key: string; readonly fate: 'killed'; readonly by: string }
  | { readonly key: string; readonly fate: 'equivalent'; readonly reason: string }
  | { readonly key: string; readonly fate: 'survived' }

export interface MutationResult {
  readonly verdicts: readonly Verdict[]
  /** Keys called equivalent though they were killed, or though no such mutant exists. */
  readonly wrongExcuses: readonly string[]
}

/** Replays the paths of the original on every mutant; the first difference kills it. */
export function testMutants(catalogue: Catalogue, paths: readonly Path[], found = mutants(catalogue)): MutationResult {
  const excuses = catalogue.equivalent ?? {}
  const order = pathsByState(paths)
  const verdicts = found.map((mutant): Verdict => {
    const by = firstDifference(catalogue, mutant, order(mutant.site))
    if (by !== undefined) return { key: mutant.key, fate: 'killed', by }
    const reason = excuses[mutant.key]
    return reason === undefined
      ? { key: mutant.key, fate: 'survived' }
      : { key: mutant.key, fate: 'equivalent', reason }
  })
  const equivalent = new Set(verdicts.filter(({ fate }) => fate === 'equivalent').map(({ key }) => key))
  return { verdicts, wrongExcuses: Object.keys(excuses).filter((key) => !equivalent.has(key)) }
}

function firstDifference(catalogue: Catalogue, mutant: Mutant, paths: readonly Path[]): string | undefined {
  const altered = stage(mutant.create())
  for (const path of paths) {
    try {
      replay(altered, catalogue, path)
    } catch (difference) {
      return (difference as Error).message.slice(0, MESSAGE_LIMIT)
    }
  }
  return undefined
}

/** Orders paths so that those which leave or enter a state soonest come first. */
function pathsByState(paths: readonly Path[]): (state: string) => readonly Path[] {
  const firstVisit = paths.map((path) => {
    const visits = new Map<string, number>()
    for (const [at, takes] of [path.start.takes, ...path.steps.map((step) => step.takes)].entries()) {
      for (const key of takes.flat()) {
        const [source = '', target = ''] = [key.split(' ')[0], key.split(' → ')[1]]
        for (const state of [source, ...target.split(' + ')]) if (!visits.has(state)) visits.set(state, at)
      }
    }
    return { path, visits }
  })
  return (state) => {
    const rank = ({ path, visits }: (typeof firstVisit)[number]) => visits.get(state) ?? 1000 + path.steps.length
    return firstVisit.toSorted((a, b) => rank(a) - rank(b)).map(({ path }) => path)
  }
}
