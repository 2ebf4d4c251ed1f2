import type { Catalogue } from '../machines/kit/catalogue.ts'
import { fingerprint } from './encode.ts'
import { edgesAt, explore, type Graph, type Vertex } from './explore.ts'
import type { Model, Moment, Stimulus } from './model.ts'
import { pairsOf } from './pairs.ts'
import type { Call, Path, Step } from './path.ts'
import { pathTo, trailTo } from './trail.ts'
import { declaredTransitions, transitionKey } from './xstate.ts'

/** What a step adds to a walk, as goals to be reached at least once. */
type Goals = (before: Moment, step: Step) => readonly string[]

export interface Generated {
  readonly paths: readonly Path[]
  /** Pairs of successive transitions that can happen at all. */
  readonly feasiblePairs: ReadonlySet<string>
}

/** Paths that take every transition that can be taken, few and short: what a view or a browser walks. */
export function planPaths(catalogue: Catalogue): readonly Path[] {
  const missing = new Set(declaredTransitions(catalogue.machine).map(transitionKey))
  const watch = ({ takes }: Moment) => {
    for (const key of takes.flat()) missing.delete(key)
  }
  const graphs = explore(catalogue, { watch, isEnough: () => missing.size === 0 })
  const covered = new Set<string>()
  const ends = graphs.flatMap((graph) => cover(graph, covered, transitionGoals))
  return dropPrefixes(ends).map(({ graph, moment }) => pathTo(catalogue.flow, graph.input, moment))
}

/**
 * Paths that try every event with every payload in every state, take every feasible pair of successive transitions,
 * and offer every event that a guard refuses.
 */
export function generate(catalogue: Catalogue, graphs = explore(catalogue)): Generated {
  const covered = new Set<string>()
  const goals = eventGoals()
  const ends = graphs.flatMap((graph) => cover(graph, covered, goals))
  ends.push(...graphs.flatMap((graph) => cover(graph, covered, pairGoals)))
  const probes = new Probes()
  const pathOf = ({ graph: { input, model }, moment }: End) =>
    pathTo(catalogue.flow, input, moment, (at) => probes.at(model, at))
  const paths = dropPrefixes(ends).map(pathOf)
  for (const graph of graphs) {
    for (const { moment } of graph.vertices.values()) {
      if (probes.isNews(graph.model, moment)) paths.push(pathOf({ graph, moment }))
    }
  }
  return { paths, feasiblePairs: new Set(graphs.flatMap(feasiblePairs)) }
}

/** End of a walk; the way there hangs on the moment. */
interface End {
  readonly graph: Graph
  readonly moment: Moment
}

const transitionGoals: Goals = (_, { takes }) => takes.flat()

/**
 * Every event with every payload in every state, told apart also by what its context lacks, and by what is called.
 * Asked for one step many times, always in the same state and context.
 */
const eventGoals = (): Goals => {
  const known = new Map<Step, readonly string[]>()
  return ({ snapshot: { value, context } }, step) => {
    const { event, takes, expect } = step
    const goals = known.get(step) ?? [fingerprint([value, lacksOf(context), event, takes, expect.calls.map(shapeOf)])]
    known.set(step, goals)
    return goals
  }
}

const pairGoals: Goals = (before, { takes }) => pairsOf(before.takes, takes)

/** What is called, and with which fields. */
const shapeOf = (call: Call) => [
  call.kind,
  ...('name' in call ? [call.name] : []),
  ...('id' in call ? [call.id] : []),
  ...Object.values(call).flatMap((part) => (typeof part === 'object' && part !== null ? Object.keys(part) : [])),
]

/** Which fields are zero, empty, null or false: enough to tell a counter that was reset from one that was not. */
const lacksOf = (context: object) => Object.values(context).map((field) => !field || field.length === 0)

/** Walks that reach every goal not yet covered, each from the start of the machine; at least the start itself. */
function cover(graph: Graph, covered: Set<string>, goals: Goals): End[] {
  const { model, vertices } = graph
  const ends: End[] = []
  const isNews = (before: Moment, step: Step) => goals(before, step).some((goal) => !covered.has(goal))
  const visit = (moment: Moment) => {
    for (let at: Moment | undefined = moment; at; at = at.previous) {
      if (at.previous && at.step) for (const goal of goals(at.previous, at.step)) covered.add(goal)
    }
  }
  const news = (moment: Moment, edges: Vertex['edges'] = []) =>
    edges.find(({ after }) => after.step && isNews(moment, after.step))
  const onward = (moment: Moment) => news(moment, vertices.get(moment.key)?.edges)
  const furtherOn = (moment: Moment) => news(moment, vertices.get(moment.key)?.edges ?? edgesAt(model, moment))
  const walkFrom = (first: Moment) => {
    let moment = first
    visit(moment)
    for (let next = furtherOn(moment); next; next = furtherOn(moment)) {
      moment = model.apply(moment, next.stimulus)
      visit(moment)
    }
    ends.push({ graph, moment })
  }
  for (const { moment, edges } of vertices.values()) {
    for (const { after } of edges) {
      if (after.step && isNews(moment, after.step)) walkFrom(after)
      while (onward(after)) walkFrom(after)
    }
  }
  const [start] = vertices.values()
  if (ends.length === 0 && start) ends.push({ graph, moment: start.moment })
  return ends
}

function feasiblePairs({ vertices }: Graph): string[] {
  const pairs = new Set<string>()
  for (const { moment, edges } of vertices.values()) {
    for (const { after } of edges) {
      for (const pair of pairsOf(moment.previous ? [] : moment.takes, after.takes)) pairs.add(pair)
      for (const next of vertices.get(after.key)?.edges ?? []) {
        for (const pair of pairsOf(after.takes, next.after.takes)) pairs.add(pair)
      }
    }
  }
  return [...pairs]
}

interface Fork {
  readonly ways: Map<string, Fork>
}

/** Leaves out walks that are the beginning of another, and repetitions. */
function dropPrefixes(ends: readonly End[]): End[] {
  const roots = new Map<string, Fork>()
  const fork = (ways: Map<string, Fork>, way: string) => {
    const next = ways.get(way) ?? { ways: new Map() }
    ways.set(way, next)
    return next
  }
  const last = ends.map(({ graph, moment }) => {
    let at = fork(roots, graph.input)
    for (const { step } of trailTo(moment)) if (step) at = fork(at.ways, fingerprint(step.event))
    return at
  })
  return ends.filter((_, i) => last[i]?.ways.size === 0 && last.indexOf(last[i]) === i)
}

/** Remembers which refused events were already offered where. */
class Probes {
  readonly #moments = new Set<string>()
  readonly #cases = new Set<string>()

  isNews(model: Model, moment: Moment): boolean {
    return model.refused(moment).some((stimulus) => !this.#cases.has(this.#case(moment, stimulus)))
  }

  /** The refused events to offer at that moment, once. */
  at(model: Model, moment: Moment): readonly Step[] {
    const key = moment.key
    if (this.#moments.has(key)) return []
    this.#moments.add(key)
    const refused = model.refused(moment)
    for (const stimulus of refused) this.#cases.add(this.#case(moment, stimulus))
    return refused.map((stimulus) => model.apply(moment, stimulus).step as Step)
  }

  #case = ({ snapshot }: Moment, { event }: Stimulus) => fingerprint([snapshot.value, event])
}
