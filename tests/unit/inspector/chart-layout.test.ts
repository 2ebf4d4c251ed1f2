import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { declaredStates, declaredTransitions, transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import { CHARTS, ensureCharts } from '../../../scripts/charts.ts'
import { faultsOf } from '../../../src/inspector/chart/faults.ts'
import type { Chart } from '../../../src/inspector/chart/types.ts'

const box = { x: 0, y: 0, width: 100, height: 40 }
const state = {
  name: 'a',
  kind: 'atomic',
  depth: 1,
  isInitial: false,
  isRegion: false,
  description: '',
  tags: [],
  invokes: [],
  entry: [],
  exit: [],
  inner: [],
} as const
const root = { ...state, id: 'r', kind: 'compound', parent: null, depth: 0, ...box, height: 400 } as const
const arrow = {
  source: 'r.a',
  targets: ['r.a'],
  event: 'E',
  guard: null,
  actions: [],
  delay: null,
  reenter: false,
} as const

const chartWith = (part: Partial<Chart>): Chart => ({
  flow: 'flow',
  root: 'r',
  width: 100,
  height: 400,
  states: [],
  transitions: [],
  initials: [],
  ports: { actors: [], actions: [] },
  delays: {},
  ...part,
})

it('finds what is drawn over something else [FLOW-4]', () => {
  const header = { x: 10, y: 10, width: 30, height: 18 }
  const label = { x: 20, y: 100, width: 40, height: 20, lines: [] }
  const chart = chartWith({
    states: [
      { ...root, header },
      {
        ...state,
        id: 'r.a',
        parent: 'r',
        x: 30,
        y: 110,
        width: 80,
        height: 30,
        header: { ...header, x: 40, y: 115 },
      },
    ],
    transitions: [
      {
        ...arrow,
        key: 'one',
        route: [
          [15, 0],
          [15, 60],
        ],
        label,
      },
      {
        ...arrow,
        key: 'two',
        route: [
          [30, 50],
          [30, 200],
        ],
        label: { ...label, x: 50 },
      },
    ],
  })
  expect(faultsOf(chart)).toEqual([
    { what: 'label on label', who: ['one', 'two'] },
    { what: 'label on state', who: ['one', 'r.a'] },
    { what: 'label on state', who: ['one', 'r.a'] },
    { what: 'label on state', who: ['two', 'r.a'] },
    { what: 'label on state', who: ['two', 'r.a'] },
    { what: 'arrow through name', who: ['one', 'r'] },
    { what: 'arrow through label', who: ['two', 'one'] },
    { what: 'outside of parent', who: ['r.a', 'r'] },
  ])
})

// As the build draws them: laying out every machine once more takes half a minute.
await ensureCharts()
const charts: Readonly<Record<string, Chart>> = JSON.parse(readFileSync(CHARTS, 'utf8'))

it('draws every flow [FLOW-4]', () => {
  expect(Object.keys(charts)).toEqual(flows.map(({ flow }) => flow))
})

for (const catalogue of flows) {
  it(`draws ${catalogue.flow} with nothing over anything else, each transition once [FLOW-4]`, () => {
    const chart = charts[catalogue.flow] ?? chartWith({})
    expect(faultsOf(chart)).toEqual([])
    expect(chart.states.slice(1).map(({ id }) => id)).toEqual(declaredStates(catalogue.machine))
    const inside = new Set(chart.states.flatMap(({ inner }) => inner.map(({ key }) => key)))
    const arrows = chart.transitions.filter(({ route }) => route !== null).map(({ key }) => key)
    expect(chart.transitions.filter(({ label }) => label !== null).map(({ key }) => key)).toEqual(arrows)
    expect([...inside, ...arrows].sort()).toEqual(declaredTransitions(catalogue.machine).map(transitionKey).sort())
    for (const { x, y, width, height } of chart.transitions.flatMap(({ label }) => label ?? [])) {
      expect([x >= 0, y >= 0, x + width <= chart.width, y + height <= chart.height]).toEqual([true, true, true, true])
    }
  })
}
