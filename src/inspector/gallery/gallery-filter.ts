import { percentOf, THIN } from '../coverage/LevelBar.tsx'
import type { Coverage } from '../coverage.ts'
import { type Area, areas, flowNotes, purposeOf } from './flow-notes.ts'

export const filters = ['all', ...areas, 'survivors', 'browser'] as const
export type Filter = 'all' | Area | 'survivors' | 'browser'

/** Names of the flows that a filter and a word leave. */
export function filtered(
  flows: readonly string[],
  filter: Filter,
  word: string,
  coverage: Coverage | null,
): readonly string[] {
  const sought = word.trim().toLowerCase()
  return flows.filter((flow) => {
    if (!`${flow} ${purposeOf(flow)}`.toLowerCase().includes(sought)) return false
    if (filter === 'all') return true
    const measured = coverage?.flows[flow]
    if (filter === 'survivors') return (measured?.mutants.survivors.length ?? 0) > 0
    if (filter === 'browser') return measured !== undefined && (percentOf(measured, 'browser') ?? 0) < THIN
    return flowNotes[flow]?.area === filter
  })
}
