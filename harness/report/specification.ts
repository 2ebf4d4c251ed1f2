import type { Catalogue } from '../../machines/kit/catalogue.ts'
import type { Properties, Property } from '../../machines/kit/properties.ts'
import { type Course, courseOf, momentOf, Searches } from '../course.ts'
import { explore, type Graph } from '../explore.ts'
import type { Moment as Reached } from '../model.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { mutants } from '../mutants/mutate.ts'
import { checkInvariants } from '../replay.ts'

/** Turns after which a mutant counts as infinite, by the moments of its original. */
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
export function specificationOf(
  catalogue: Catalogue,
  properties: Properties,
  graphs = explore(catalogue),
  found = mutants(catalogue, graphs),
): Specification {
  const excused = new Set(Object.keys(catalogue.equivalent ?? {}))
  const jury = new Jury(properties, graphs)
  const rejected: string[] = []
  const accepted: string[] = []
  for (const mutant of found) {
    if (!excused.has(mutant.key)) (jury.rejects(catalogue, mutant) ? rejected : accepted).push(mutant.key)
  }
  return { broken: jury.broken, rejected, accepted }
}

/** Names of the properties that do not hold of all walks there are. */
export const brokenIn = (properties: Properties, graphs: readonly Graph[]): readonly string[] =>
  new Jury(properties, graphs).broken

/** All that is promised of a flow, asked of one mutant after another. */
class Jury {
  readonly broken: readonly string[]
  readonly #graphs: readonly Graph[]
  readonly #searches = new Searches()
  /** Those first that spoke last: the next mutant is much like the one before. */
  readonly #properties: Property[]

  /** @param graphs of the machine itself */
  constructor(properties: Properties, graphs: readonly Graph[]) {
    this.#graphs = graphs
    this.#properties = Object.values(properties)
    const courses = graphs.map(courseOf)
    this.broken = Object.entries(properties).flatMap(([name, property]) => {
      if (courses.some((course) => isWrongOn(course, property))) return [name]
      const breaks = this.#whatBreaks(property, courses)
      return breaks === null ? [] : [breaks === 'fault' ? name : `${name}: never seen`]
    })
  }

  /** Whether a property, an invariant or the catalogue itself speaks against a mutant that is taken as the source. */
  rejects(catalogue: Catalogue, mutant: Mutant): boolean {
    const source = sourceOf(catalogue, mutant)
    try {
      const graphs = explore(source, {
        limit: GROWTH * this.#graphs.reduce((sum, { vertices }) => sum + vertices.size, 0),
        original: this.#originalOf(mutant),
        watch: (moment) => this.#look(source, moment),
      })
      const courses = graphs.map(courseOf)
      return this.#doesAnyone((property) => this.#whatBreaks(property, courses) !== null)
    } catch {
      return true
    }
  }

  /** What is wrong with the original is wrong with its mutants, too: then all is looked at again. */
  #originalOf({ reach, delay }: Mutant) {
    return this.broken.length > 0 || delay ? undefined : { graphs: this.#graphs, reach }
  }

  #look(source: Catalogue, reached: Reached): void {
    checkInvariants(source.flow, source, reached.snapshot)
    const moment = momentOf(reached)
    if (this.#doesAnyone(({ wrong }) => wrong?.(moment) === true)) throw new Error('a property speaks against it')
  }

  #doesAnyone(speak: (property: Property) => boolean): boolean {
    const at = this.#properties.findIndex(speak)
    if (at > 0) this.#properties.unshift(...this.#properties.splice(at, 1))
    return at >= 0
  }

  /** Of walks as a whole. */
  #whatBreaks({ fault, sight }: Property, courses: readonly Course[]): 'fault' | 'unseen' | null {
    if (fault && this.#searches.find(fault, courses)) return 'fault'
    return sight && !this.#searches.find(sight, courses) ? 'unseen' : null
  }
}

function sourceOf(catalogue: Catalogue, { create, delay }: Mutant): Catalogue {
  const delays = { ...catalogue.delays }
  if (delay) delays[delay.name] = (delays[delay.name] ?? 0) + delay.change
  return { ...catalogue, machine: create(), delays }
}

const isWrongOn = ({ start, places }: Course, { wrong }: Property): boolean =>
  wrong !== undefined && (wrong(start) || places.some((edges) => edges.some(({ moment }) => wrong(moment))))
