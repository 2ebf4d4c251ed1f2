import {
  childrenOf,
  type DrawnMachine,
  type DrawnState,
  type DrawnTransition,
  labelOf,
  stateOf,
  transitionsOf,
} from './drawn.ts'
import { mermaidIds, mermaidText } from './mermaid-text.ts'

/** The machine as a Mermaid `stateDiagram-v2`. */
export function toMermaid(machine: DrawnMachine): string {
  const ids = mermaidIds(machine.states.map(({ id }) => id))
  const named = (id: string): string => ids.get(id)!

  function linesOf(state: DrawnState): readonly string[] {
    const head = `state "${mermaidText(titleOf(state, machine))}" as ${named(state.id)}`
    const children = childrenOf(machine, state.id)
    if (children.length === 0) return state.kind === 'final' ? [head, `${named(state.id)} --> [*]`] : [head]
    const inside = children.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? ['--'] : []),
      ...(child.isInitial ? [`[*] --> ${named(child.id)}`] : []),
      ...linesOf(child),
    ])
    return [`${head} {`, ...inside.map((line) => `  ${line}`), '}']
  }

  const arrows = machine.states.flatMap((state) =>
    transitionsOf(machine, state.id).flatMap((transition) => {
      if (isInTitle(state, transition)) return []
      const targets = transition.targets.length > 0 ? transition.targets : [state.id]
      return targets.map((target) => `${named(state.id)} --> ${named(target)} : ${mermaidText(labelOf(transition))}`)
    }),
  )
  const lines = [...linesOf(stateOf(machine, machine.root)), ...arrows]
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n')
}

/** Mermaid draws no arrow from a region, nor between a state and one that lies in it. */
function isInTitle(state: DrawnState, { targets }: DrawnTransition): boolean {
  return state.isRegion || targets.some((target) => isInside(target, state.id) || isInside(state.id, target))
}

const isInside = (id: string, outer: string): boolean => id.startsWith(`${outer}.`)

function titleOf(state: DrawnState, machine: DrawnMachine): string {
  const { id, name, invokes, entry, exit } = state
  const own = transitionsOf(machine, id).filter((transition) => isInTitle(state, transition))
  return [
    name,
    ...invokes.map(({ src }) => `invoke ${src}`),
    ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
    ...own.map((transition) => {
      const targets = transition.targets.map((target) => stateOf(machine, target).name)
      return targets.length > 0 ? `${labelOf(transition)} → ${targets.join(' + ')}` : labelOf(transition)
    }),
  ].join(' · ')
}
