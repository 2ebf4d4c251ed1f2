import type { Catalogue } from '../machines/catalogue.ts'
import type { Properties, Trace } from '../machines/properties.ts'
import { explore, type Graph, generate, planPaths } from './generate.ts'
import { mutants } from './mutate.ts'
import type { Path } from './path.ts'
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
 * Takes every mutant that is not equivalent as the source: paths are generated from it anew, and a property, an
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
  return { broken: brokenOf(properties, generate(catalogue, graphs).paths.map(traceOf)), rejected, accepted }
}

function isRejected(source: Catalogue, properties: Properties, limit: number): boolean {
  let graphs: readonly Graph[]
  try {
    graphs = explore(source, limit)
    for (const { vertices } of graphs) {
      for (const { moment } of vertices.values()) checkInvariants(source.flow, source, moment.snapshot)
    }
  } catch {
    return true
  }
  const planned = planPaths(source, graphs).map(traceOf)
  const isAgainst = Object.values(properties).some(({ all }) => all && !planned.every(all))
  return isAgainst || brokenOf(properties, generate(source, graphs).paths.map(traceOf)).length > 0
}

/** Names of the properties that do not hold. */
export function brokenOf(properties: Properties, traces: readonly Trace[]): readonly string[] {
  return Object.entries(properties).flatMap(([name, { all, some }]) => {
    if (all && !traces.every(all)) return [name]
    return some && !traces.some(some) ? [`${name}: never seen`] : []
  })
}

/** A path as properties see it. */
export function traceOf({ start, steps }: Path): Trace {
  let time = 0
  const first = { event: { type: 'START' }, wait: 0, time, ...start.expect }
  const others = steps.map(({ event, wait = 0, expect }) => {
    time += wait
    return { event, wait, time, ...expect }
  })
  return [first, ...others]
}
