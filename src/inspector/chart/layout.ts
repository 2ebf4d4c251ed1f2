/** Places for all that a chart shows. elkjs (EPL-2.0) runs where charts are made and is never shipped. */
import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { type Description, describe, type StateDescription, type TransitionDescription } from './describe.ts'
import { faultsOf } from './faults.ts'
import { CHARACTER, headerRows, lineLength, ROW, rowWidth } from './header.ts'
import type { Box, Chart, ChartState } from './types.ts'

type Point = readonly [number, number]

/** Room of the inspector's canvas, pixels: charts are laid out for it. */
const CANVAS = { width: 900, height: 600 }

const PAD = { x: 12, y: 9 }
const DOT = 10
const LABEL = { x: 4, y: 2 }

const isLeaf = ({ kind }: Pick<StateDescription, 'kind'>) => kind !== 'compound' && kind !== 'parallel'

function headerSize(state: StateDescription): { readonly width: number; readonly height: number } {
  const rows = headerRows(state)
  return { width: Math.ceil(Math.max(...rows.map(rowWidth))), height: rows.length * ROW }
}

const basics: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.layering.strategy': 'LONGEST_PATH',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '6',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

function nodeOf(state: StateDescription, description: Description, options: LayoutOptions): ElkNode {
  const { states, initials } = description
  const { width, height } = headerSize(state)
  const size = { width: width + 2 * PAD.x, height: height + 2 * PAD.y }
  if (isLeaf(state)) return { id: state.id, ...size }
  const dots = initials
    .filter(({ parent }) => parent === state.id)
    .map(({ state: marked }) => ({ id: `dot ${marked}`, width: DOT, height: DOT }))
  const children = states.filter(({ parent }) => parent === state.id)
  // elkjs 0.12 turns a drawing that goes down without turning the least size of its compounds.
  const least = options['elk.direction'] === 'DOWN' ? [size.height, size.width] : [size.width, size.height]
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${size.height + 10},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${least})`,
    },
    children: [...dots, ...children.map((child) => nodeOf(child, description, options))],
  }
}

function edgeOf({ key, source, targets, lines }: TransitionDescription, target: string): ElkExtendedEdge {
  const id = targets[0] === target ? key : `${key} + ${target}`
  const label = {
    id: key,
    text: key,
    width: Math.ceil(Math.max(...lines.map(lineLength)) * CHARACTER.plain) + 2 * LABEL.x,
    height: lines.length * 16 + 2 * LABEL.y,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  }
  const labels = id === key ? [label] : []
  return { id, sources: [source], targets: [target], labels }
}

/** Corners of an edge, without those on a straight line. */
function routeOf({ sections = [] }: ElkExtendedEdge): readonly Point[] {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  return points
    .map(({ x, y }): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2])
    .filter(([x, y], at, all) => {
      const [before, after] = [all[at - 1], all[at + 1]]
      return !before || !after || !((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]))
    })
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.ceil(width),
  height: Math.ceil(height),
})

const allNodes = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)]

/** Leftmost place of a compound's header where no arrow runs through it; the usual one where there is none. */
function headerBox(state: StateDescription, box: Box, routes: readonly (readonly Point[])[]): Box {
  const { width, height } = headerSize(state)
  const usual = { x: box.x + PAD.x, y: box.y + PAD.y, width, height }
  if (isLeaf(state)) return usual
  const crossings = routes.flatMap((route) =>
    route.slice(1).flatMap(([x, y], at) => {
      const [fromX, fromY] = route[at]!
      const isBeside = Math.max(y, fromY) <= box.y || Math.min(y, fromY) >= usual.y + height
      return isBeside || Math.max(x, fromX) < box.x || Math.min(x, fromX) > box.x + box.width ? [] : [x]
    }),
  )
  const starts = [usual.x, ...crossings.map((x) => x + PAD.x)].sort((a, b) => a - b)
  const isFree = (start: number) =>
    start >= usual.x &&
    start + width <= box.x + box.width - PAD.x &&
    crossings.every((x) => x < start - 6 || x > start + width + 6)
  return { ...usual, x: starts.find(isFree) ?? usual.x }
}

async function laidOut(description: Description, options: LayoutOptions): Promise<Chart> {
  const { flow, root, states, transitions, initials, ports, delays } = description
  const edges = transitions
    .filter(({ isInner }) => !isInner)
    .flatMap((transition) => transition.targets.map((target) => edgeOf(transition, target)))
  const marks = initials.map(({ state }) => ({ id: `mark ${state}`, sources: [`dot ${state}`], targets: [state] }))
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: {
      ...options,
      'elk.padding': '[top=16,left=16,bottom=16,right=16]',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'org.eclipse.elk.json.edgeCoords': 'ROOT',
      'org.eclipse.elk.json.shapeCoords': 'ROOT',
    },
    children: [nodeOf(states[0]!, description, options)],
    edges: [...edges, ...marks],
  }
  const drawing = await new ELK().layout(graph)
  const nodes = new Map(allNodes(drawing).map((node) => [node.id, node]))
  const drawnEdges = new Map((drawing.edges ?? []).map((edge) => [edge.id, edge]))
  const routes = [...drawnEdges.values()].map(routeOf)
  return {
    flow,
    root,
    width: Math.ceil(drawing.width ?? 0),
    height: Math.ceil(drawing.height ?? 0),
    states: states.map((state): ChartState => {
      const box = boxOf(nodes.get(state.id)!)
      return { ...state, ...box, header: headerBox(state, box, routes) }
    }),
    transitions: transitions.map(({ isInner, lines, ...transition }) => {
      const edge = drawnEdges.get(transition.key)
      const label = edge?.labels?.[0]
      return {
        ...transition,
        route: isInner || !edge ? null : routeOf(edge),
        label: label ? { ...boxOf(label), lines } : null,
      }
    }),
    initials: initials.map(({ state }) => ({ state, route: routeOf(drawnEdges.get(`mark ${state}`)!) })),
    ports,
    delays,
  }
}

interface Candidate {
  readonly options: LayoutOptions
  /** Characters of a label's line. */
  readonly longest: number
  /** What its size is worth: an order of states that begins with the first of them is worth more. */
  readonly worth: number
}

const candidates: readonly Candidate[] = ['DOWN', 'RIGHT'].flatMap((direction) =>
  [31, 38].flatMap((longest) =>
    [
      { cycles: 'DEPTH_FIRST', worth: 1 },
      { cycles: 'GREEDY', worth: 0.85 },
    ].map(({ cycles, worth }) => ({
      longest,
      worth,
      options: { ...basics, 'elk.direction': direction, 'elk.layered.cycleBreaking.strategy': cycles },
    })),
  ),
)

/** The larger, the better it fits the canvas; below zero where something is drawn over something else. */
function merit(chart: Chart, worth: number): number {
  const faults = faultsOf(chart).length
  if (faults > 0) return -faults
  const fit = Math.min(CANVAS.width / chart.width, CANVAS.height / chart.height)
  const density = Math.sqrt((CANVAS.width * CANVAS.height) / (chart.width * chart.height))
  return worth * Math.sqrt(fit * density)
}

/** The best of several layouts; always the same for the same machine. */
export async function layOut(catalogue: Catalogue): Promise<Chart> {
  let best: { readonly chart: Chart; readonly value: number } | undefined
  for (const { options, longest, worth } of candidates) {
    const chart = await laidOut(describe(catalogue, longest), options)
    const value = merit(chart, worth)
    if (!best || value > best.value) best = { chart, value }
  }
  return best!.chart
}
