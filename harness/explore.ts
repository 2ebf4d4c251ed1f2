import type { Catalogue } from '../machines/catalogue.ts'
import { Model, type Moment, type Stimulus } from './model.ts'
import type { Reach } from './mutate.ts'
import { activeStates, matches } from './xstate.ts'

/** Turns after which a machine counts as infinite. */
const TURN_LIMIT = 200_000

interface Edge {
  readonly stimulus: Stimulus
  readonly after: Moment
}

export interface Vertex {
  readonly moment: Moment
  readonly edges: readonly Edge[]
}

/** All that can happen from one input on. */
export interface Graph {
  readonly input: string
  readonly model: Model
  /** By key of the moment, the start first. */
  readonly vertices: ReadonlyMap<string, Vertex>
}

interface Exploration {
  readonly limit?: number
  /** Of a mutant: what was explored before, and where it can be another. The rest need not be tried again. */
  readonly original?: { readonly graphs: readonly Graph[]; readonly reach: Reach } | undefined
  /** Sees every moment but those of the original; what it throws ends the exploration. */
  readonly watch?: (moment: Moment) => void
}

/**
 * All that can happen, by input.
 * @throws where the machine breaks, or goes on beyond the limit of turns
 */
export function explore(catalogue: Catalogue, exploration: Exploration = {}): readonly Graph[] {
  const { limit = TURN_LIMIT, original, watch = () => {} } = exploration
  const model = new Model(catalogue)
  return Object.entries(catalogue.inputs).map(([input, value], i) => {
    const known = original?.graphs[i]?.vertices
    const vertices = new Map<string, Vertex>()
    const start = model.start(value)
    watch(start)
    const open = [start]
    for (const moment of open) {
      if (vertices.has(moment.key)) continue
      const before = known?.get(moment.key)
      const edges =
        original && before && isAlike(before.moment, moment)
          ? edgesOnceMore(model, before, original.reach, watch)
          : edgesAt(model, moment, watch)
      vertices.set(moment.key, { moment, edges })
      if (open.length + edges.length > limit) throw new Error(`${catalogue.flow}: there is no end to it`)
      for (const { after } of edges) open.push(after)
    }
    return { input, model, vertices }
  })
}

type Watch = (moment: Moment) => void

const edgesAt = (model: Model, moment: Moment, watch: Watch): Edge[] =>
  distinct(model.stimuli(moment)).map((stimulus) => edgeBy(model, moment, stimulus, watch))

const distinct = (stimuli: readonly Stimulus[]) => [...new Map(stimuli.map((one) => [one.id, one])).values()]

function edgeBy(model: Model, moment: Moment, stimulus: Stimulus, watch: Watch): Edge {
  const after = model.apply(moment, stimulus)
  watch(after)
  return { stimulus, after }
}

/** The edges of an original for a mutant of it: only those that the fault can change are tried. */
function edgesOnceMore(model: Model, { moment, edges }: Vertex, reach: Reach, watch: Watch): readonly Edge[] {
  const isFrom = isAt(reach, activeStates(moment.snapshot))
  const isOther = ({ after: { microsteps } }: Edge) =>
    isAbout(reach, microsteps) && (isFrom || microsteps.some(({ states }) => isAt(reach, states)))
  if (!isFrom && !edges.some(isOther)) return edges
  const own = model.adopt(moment)
  const stimuli = isFrom ? model.stimuli(own) : edges.map(({ stimulus }) => stimulus)
  return distinct(stimuli).map((stimulus) => {
    const edge = edges.find(({ stimulus: { id } }) => id === stimulus.id)
    return edge && !isOther(edge) ? edge : edgeBy(model, own, stimulus, watch)
  })
}

const isAt = ({ state }: Reach, states: readonly string[]) => state === undefined || states.includes(state)

const isAbout = ({ event }: Reach, microsteps: Moment['microsteps']) =>
  event === undefined || microsteps.some(({ type }) => matches(event, type))

/** Whether the same will follow: of moments with the same key, where the same timers have as long to run. */
function isAlike(one: Moment, other: Moment): boolean {
  if (one === other) return true
  const rest = ({ timers, now }: Moment) => timers.map(({ due }) => due - now).join()
  return rest(one) === rest(other) && historyOf(one) === historyOf(other)
}

const historyOf = ({ snapshot }: Moment) =>
  Object.entries(snapshot.historyValue)
    .map(([id, nodes]) => `${id} ${nodes.map((node) => node.id)}`)
    .join()
