import type { SearchFilter } from '../searches.ts'

/** These say in which order, for how long or for whom, not what is looked for. */
const besides: ReadonlySet<string> = new Set(['sort', 'within', 'hide'] satisfies (keyof SearchFilter)[])

/** Whether a filter looks for anything in particular; without, every new position would be a hit. */
export const isParticular = (filter: SearchFilter): boolean =>
  Object.entries(filter).some(([name, value]) => !besides.has(name) && String(value ?? '').trim() !== '')
