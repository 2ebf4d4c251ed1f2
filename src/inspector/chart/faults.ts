/** What would make a chart hard to read. */
import type { Box, Chart, ChartState } from './types.ts'

export interface Fault {
  readonly what:
    | 'label on label'
    | 'label on state'
    | 'arrow through state'
    | 'arrow through label'
    | 'arrow through name'
    | 'outside of parent'
  readonly who: readonly [string, string]
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** A line between two corners, a pixel wide. */
const segmentBox = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Box => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x1 - x2) || 0.5,
  height: Math.abs(y1 - y2) || 0.5,
})

const isLeaf = ({ kind }: ChartState): boolean => kind !== 'compound' && kind !== 'parallel'

/** Pixels that an arrow's end may reach into the box that it touches. */
const TOUCH = 1

const shrunk = ({ x, y, width, height }: Box): Box => ({
  x: x + TOUCH,
  y: y + TOUCH,
  width: width - 2 * TOUCH,
  height: height - 2 * TOUCH,
})

/** Everything that lies over something else, or outside of what it belongs to. */
export function faultsOf({ states, transitions, initials }: Chart): readonly Fault[] {
  const faults: Fault[] = []
  const labels = transitions.flatMap(({ key, label }) => (label ? [{ key, box: label }] : []))
  const leaves = states.filter(isLeaf)
  for (const [at, { key, box }] of labels.entries()) {
    for (const other of labels.slice(at + 1)) {
      if (overlap(box, other.box)) faults.push({ what: 'label on label', who: [key, other.key] })
    }
    for (const leaf of leaves) {
      if (overlap(box, leaf)) faults.push({ what: 'label on state', who: [key, leaf.id] })
    }
    for (const { id, header } of states) {
      if (overlap(box, header)) faults.push({ what: 'label on state', who: [key, id] })
    }
  }
  const routes = [
    ...transitions.map(({ key, route }) => ({ key, route: route ?? [] })),
    ...initials.map(({ state, route }) => ({ key: `mark of ${state}`, route })),
  ]
  for (const { key, route } of routes) {
    for (const [at, corner] of route.slice(1).entries()) {
      const segment = segmentBox(route[at]!, corner)
      for (const label of labels) {
        if (label.key !== key && overlap(segment, shrunk(label.box))) {
          faults.push({ what: 'arrow through label', who: [key, label.key] })
        }
      }
      for (const state of states) {
        if (isLeaf(state) && overlap(segment, shrunk(state)))
          faults.push({ what: 'arrow through state', who: [key, state.id] })
        if (overlap(segment, state.header)) faults.push({ what: 'arrow through name', who: [key, state.id] })
      }
    }
  }
  const byId = new Map(states.map((state) => [state.id, state]))
  for (const state of states) {
    const parent = state.parent === null ? undefined : byId.get(state.parent)
    if (parent && !within(state, parent)) faults.push({ what: 'outside of parent', who: [state.id, parent.id] })
    if (!within(state.header, state)) faults.push({ what: 'outside of parent', who: [`name of ${state.id}`, state.id] })
  }
  return faults
}
