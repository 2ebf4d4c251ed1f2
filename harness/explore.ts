import type { Catalogue } from '../machines/kit/catalogue.ts'
import { Model, type Moment, type Stimulus } from './model.ts'
import type { Reach } from './mutants/mutant.ts'
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
  readonly original?: { readonly graphs: readonly Graph[]; readonly reach: readonly Reach[] } | undefined
  /** Sees every moment but those of the original; what it throws ends the exploration. */
  readonly watch?: (moment: Moment) => void
  /** Asked before each vertex but the starts; of what is left out then, only the way there is known. */
  readonly isEnough?: () => boolean
}

/**
 * All that can happen, by input: the inputs abreast, what is near before what is far.
 * @throws where the machine breaks, or goes on beyond the limit of turns
 */
export function explore(catalogue: Catalogue, exploration: Exploration = {}): readonly Graph[] {
  const { limit = TURN_LIMIT, original, watch = () => {}, isEnough = () => false } = exploration
  const model = new Model(catalogue)
  const graphs = Object.keys(catalogue.inputs).map((input) => ({ input, model, vertices: new Map<string, Vertex>() }))
  const open = Object.values(catalogue.inputs).map((input, i) => ({ i, moment: model.start(input) }))
  for (const { moment } of open) watch(moment)
  for (const { i, moment } of open) {
    const { vertices } = graphs[i] as (typeof graphs)[number]
    if (vertices.has(moment.key)) continue
    if (vertices.size > 0 && isEnough()) break
    const before = original?.graphs[i]?.vertices.get(moment.key)
    const edges =
      original && before && isAlike(before.moment, moment)
        ? edgesOnceMore(model, before, original.reach, watch)
        : edgesAt(model, moment, watch)
    vertices.set(moment.key, { moment, edges })
    if (open.length + edges.length > limit) throw new Error(`${catalogue.flow}: there is no end to it`)
    for (const { after } of edges) open.push({ i, moment: after })
  }
  return graphs
}

type Watch = (moment: Moment) => void

/** All that can follow on a moment. */
export const edgesAt = (model: Model, moment: Moment, watch: Watch = () => {}): Edge[] =>
  distinct(model.stimuli(moment)).map((stimulus) => edgeBy(model, moment, stimulus, watch))

const distinct = (stimuli: readonly Stimulus[]) => [...new Map(stimuli.map((one) => [one.id, one])).values()]

function edgeBy(model: Model, moment: Moment, stimulus: Stimulus, watch: Watch): Edge {
  const after = model.apply(moment, stimulus)
  watch(after)
  return { stimulus, after }
}

/** The edges of an original for a mutant of it: only those that the fault can change are tried. */
function edgesOnceMore(
  model: Model,
  { moment, edges }: Vertex,
  reach: readonly Reach[],
  watch: Watch,
): readonly Edge[] {
  const from = activeStates(moment.snapshot)
  const isFrom = reach.some((one) => isAt(one, from))
  const isOther = (edge: Edge) => isReached(edge, from, reach)
  if (!isFrom && !edges.some(isOther)) return edges
  const own = model.adopt(moment)
  const stimuli = isFrom ? model.stimuli(own) : edges.map(({ stimulus }) => stimulus)
  return distinct(stimuli).map((stimulus) => {
    const edge = edges.find(({ stimulus: { id } }) => id === stimulus.id)
    return edge && !isOther(edge) ? edge : edgeBy(model, own, stimulus, watch)
  })
}

/** Whether a fault can make an edge another, by the states that are active before it. */
export const isReached = ({ after: { microsteps } }: Edge, from: readonly string[], reach: readonly Reach[]): boolean =>
  reach.some(
    (one) => isAbout(one, microsteps) && (isAt(one, from) || microsteps.some(({ states }) => isAt(one, states))),
  )

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
