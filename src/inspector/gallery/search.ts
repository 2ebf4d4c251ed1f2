import type { Chart } from '../chart/types.ts'
import type { Place } from '../place.ts'

export interface Found {
  readonly key: string
  readonly text: string
  /** Machine that it belongs to, where the text does not say so. */
  readonly flow: string
  readonly place: Partial<Place>
}

export type FoundGroup = 'machines' | 'states' | 'events' | 'effects'

/** Entries of a group that are shown. */
const GROUP_LIMIT = 8

function* entries(chart: Chart): Generator<readonly [FoundGroup, Found]> {
  const { flow } = chart
  const entry = (group: FoundGroup, text: string, state: string | null): readonly [FoundGroup, Found] => [
    group,
    { key: `${group} ${flow} ${text} ${state}`, text, flow, place: { actor: flow, state } },
  ]
  yield entry('machines', flow, null)
  for (const { id, name, parent } of chart.states) if (parent !== null) yield entry('states', name, id)
  const seen = new Set<string>()
  for (const { event, guard, actions, source } of chart.transitions) {
    const texts = [['events', event], ...[guard, ...actions].map((text) => ['effects', text])] as [
      FoundGroup,
      string | null,
    ][]
    for (const [group, text] of texts) {
      if (text === null || seen.has(`${group} ${text}`)) continue
      seen.add(`${group} ${text}`)
      yield entry(group, text, source)
    }
  }
  for (const text of [...chart.ports.actors, ...chart.ports.actions])
    if (!seen.has(`effects ${text}`)) yield entry('effects', text, null)
}

/** Machines, states, events, guards and actions that have the text; those that begin with it first, then those of `nearest`. */
export function search(
  charts: Readonly<Record<string, Chart>>,
  text: string,
  nearest: string | null,
): Readonly<Record<FoundGroup, readonly Found[]>> {
  const wanted = text.trim().toLowerCase()
  const found: Record<FoundGroup, Found[]> = { machines: [], states: [], events: [], effects: [] }
  for (const chart of Object.values(charts))
    for (const [group, entry] of entries(chart)) if (entry.text.toLowerCase().includes(wanted)) found[group].push(entry)
  const rank = ({ text: name, flow }: Found): number =>
    (name.toLowerCase().startsWith(wanted) ? 0 : 2) + (flow === nearest ? 0 : 1)
  const best = (group: FoundGroup) =>
    found[group].toSorted((one, other) => rank(one) - rank(other)).slice(0, GROUP_LIMIT)
  if (wanted === '') return { machines: found.machines, states: [], events: [], effects: [] }
  return { machines: best('machines'), states: best('states'), events: best('events'), effects: best('effects') }
}
