import type { Catalogue } from '../machines/catalogue.ts'
import { CAUGHT, type Moment, type Properties, type Property, type Watcher } from '../machines/properties.ts'
import { explore, type Graph } from './generate.ts'
import type { Moment as Reached } from './model.ts'
import { mutants } from './mutate.ts'
import { checkInvariants } from './replay.ts'

/** Traversals after which a mutant counts as infinite, by those of its original. */
const GROWTH = 20

/** How well what is written by hand tells a wrong machine from the right one. */
export interface Specification {
  /** Names of the properties that do not hold of the machine itself. */
  readonly broken: readonly string[]
  /** Keys of the mutants that were taken as the source and rejected. */
  readonly rejected: readonly string[]
  /** Keys of those that nothing written by hand speaks against. */
  readonly accepted: readonly string[]
}

/**
 * Takes every mutant that is not equivalent as the source: what can happen is explored anew, and a property, an
 * invariant or the catalogue itself must speak against it. Expectations computed by a machine cannot accuse it.
 */
export function specificationOf(catalogue: Catalogue, properties: Properties): Specification {
  const excused = new Set(Object.keys(catalogue.equivalent ?? {}))
  const graphs = explore(catalogue)
  const limit = GROWTH * graphs.reduce((sum, { vertices }) => sum + vertices.size, 0)
  const rejected: string[] = []
  const accepted: string[] = []
  for (const { key, create, delay } of mutants(catalogue.machine)) {
    if (excused.has(key)) continue
    const delays = { ...catalogue.delays }
    if (delay) delays[delay.name] = (delays[delay.name] ?? 0) + delay.change
    const source = { ...catalogue, machine: create(), delays }
    ;(isRejected(source, properties, limit) ? rejected : accepted).push(key)
  }
  return { broken: brokenIn(properties, graphs), rejected, accepted }
}

function isRejected(source: Catalogue, properties: Properties, limit: number): boolean {
  try {
    const graphs = explore(source, limit)
    for (const { vertices } of graphs) {
      for (const { moment } of vertices.values()) checkInvariants(source.flow, source, moment.snapshot)
    }
    const courses = graphs.map(courseOf)
    return Object.values(properties).some((property) => whatBreaks(property, courses) !== null)
  } catch {
    return true
  }
}

/** Names of the properties that do not hold of all walks there are. */
export function brokenIn(properties: Properties, graphs: readonly Graph[]): readonly string[] {
  const courses = graphs.map(courseOf)
  return Object.entries(properties).flatMap(([name, property]) => {
    const fault = whatBreaks(property, courses)
    return fault === null ? [] : [fault === 'fault' ? name : `${name}: never seen`]
  })
}

function whatBreaks({ fault, sight }: Property, courses: readonly Course[]): 'fault' | 'unseen' | null {
  if (fault && courses.some((course) => catches(fault, course))) return 'fault'
  return sight && !courses.some((course) => catches(sight, course)) ? 'unseen' : null
}

/** All that can happen from one input on, as watchers see it. */
export interface Course {
  readonly start: Moment
  /** Where the start leads. */
  readonly first: number
  /** By place: what may happen there, and where it leads. */
  readonly places: readonly (readonly { readonly moment: Moment; readonly to: number }[])[]
}

/** Whether a watcher catches something on any walk. Every place is looked at once with each memory. */
export function catches(watcher: Watcher, { start, first, places }: Course): boolean {
  const begun = watcher(0, start)
  if (begun === CAUGHT) return true
  const seen = places.map(() => new Set<number>())
  const open: [place: number, memory: number][] = [[first, begun]]
  seen[first]?.add(begun)
  for (let next = open.pop(); next; next = open.pop()) {
    const [place, memory] = next
    for (const { moment, to } of places[place] ?? []) {
      const after = watcher(memory, moment)
      if (after === CAUGHT) return true
      if (seen[to]?.has(after)) continue
      seen[to]?.add(after)
      open.push([to, after])
    }
  }
  return false
}

function courseOf({ vertices }: Graph): Course {
  const numbers = new Map([...vertices.keys()].map((key, number) => [key, number]))
  const numberOf = ({ key }: Reached) => numbers.get(key) ?? 0
  const [start] = vertices.values()
  if (!start) throw new Error('a graph has a start')
  return {
    start: momentOf(start.moment),
    first: 0,
    places: [...vertices.values()].map(({ edges }) =>
      edges.map(({ after }) => ({ moment: momentOf(after), to: numberOf(after) })),
    ),
  }
}

const momentOf = ({ step, expect }: Reached): Moment => ({
  event: step?.event ?? { type: 'START' },
  wait: step?.wait ?? 0,
  ...expect,
})
