import { CAUGHT, type Moment, type Watcher } from '../machines/kit/properties.ts'
import type { Graph } from './explore.ts'
import type { Moment as Reached } from './model.ts'

/** All that can happen from one input on, as watchers see it. */
export interface Course {
  readonly start: Moment
  /** Where the start leads. */
  readonly first: number
  /** By place: what may happen there, and where it leads. */
  readonly places: readonly (readonly { readonly moment: Moment; readonly to: number }[])[]
}

const moments = new WeakMap<Reached, Moment>()

/** A moment as watchers see it; always the same for the same one. */
export function momentOf(reached: Reached): Moment {
  const told = moments.get(reached)
  if (told) return told
  const { step, expect } = reached
  const moment = { event: step?.event ?? { type: 'START' }, wait: step?.wait ?? 0, ...expect }
  moments.set(reached, moment)
  return moment
}

export function courseOf({ vertices }: Graph): Course {
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

/** The moments after the start. */
type Walk = readonly Moment[]

/** Looks for what watchers catch; where they caught something before, first. */
export class Searches {
  readonly #walks = new Map<Watcher, { readonly course: number; readonly walk: Walk }>()

  /** Whether a watcher catches something on any walk of any course. */
  find(watcher: Watcher, courses: readonly Course[]): boolean {
    const before = this.#walks.get(watcher)
    const again = before && courses[before.course]
    if (again && isCaughtOn(before.walk, watcher, again)) return true
    return courses.some((course, at) => {
      const walk = walkThatShows(watcher, course)
      if (walk) this.#walks.set(watcher, { course: at, walk })
      return walk !== null
    })
  }
}

/** Whether the walk is there, with the very same moments, and still caught. */
function isCaughtOn(walk: Walk, watcher: Watcher, { start, first, places }: Course): boolean {
  let memory = watcher(0, start)
  let place = first
  for (const moment of walk) {
    if (memory === CAUGHT) return true
    const edge = places[place]?.find((one) => one.moment === moment)
    if (!edge) return false
    memory = watcher(memory, moment)
    place = edge.to
  }
  return memory === CAUGHT
}

interface Visit {
  readonly place: number
  readonly memory: number
  readonly moment: Moment
  readonly before: Visit | null
}

/** A shortest walk that ends with what the watcher catches. Every place is looked at once with each memory. */
export function walkThatShows(watcher: Watcher, { start, first, places }: Course): Walk | null {
  const begun = watcher(0, start)
  if (begun === CAUGHT) return []
  const seen = places.map(() => new Set<number>())
  const open: Visit[] = [{ place: first, memory: begun, moment: start, before: null }]
  seen[first]?.add(begun)
  for (const visit of open) {
    for (const { moment, to } of places[visit.place] ?? []) {
      const memory = watcher(visit.memory, moment)
      if (memory === CAUGHT) return [...wayTo(visit), moment]
      if (seen[to]?.has(memory)) continue
      seen[to]?.add(memory)
      open.push({ place: to, memory, moment, before: visit })
    }
  }
  return null
}

function wayTo(visit: Visit): Walk {
  const way: Moment[] = []
  for (let at = visit; at.before; at = at.before) way.unshift(at.moment)
  return way
}
