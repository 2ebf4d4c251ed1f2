/** Where the inspector is, as its address says: `#/inspector/<actor>@<step>?state=…&pane=…`. */
import { type Level, levels } from '../../harness/report/levels.ts'

export const panes = ['context', 'event', 'send', 'coverage'] as const
export type Pane = (typeof panes)[number]

export const drawers = ['log', 'sequence', 'paths'] as const
export type Drawer = (typeof drawers)[number]

export { type Level, levels }

export interface Place {
  /** A flow by name, meaning its newest actor, or `flow~key` for a certain one; null for the gallery. */
  readonly actor: string | null
  /** Step looked at; null for live. */
  readonly step: number | null
  /** Id of the chosen state. */
  readonly state: string | null
  readonly pane: Pane
  readonly drawer: Drawer
  /** Level whose coverage tints the chart. */
  readonly level: Level | null
  /** The chart, or its states and transitions as a list. */
  readonly view: 'chart' | 'list'
  /** Tab that is inspected; null for whichever answers first. */
  readonly tab: string | null
}

const ROOT = '#/inspector'

export const isInspectorAddress = (hash: string): boolean => hash === ROOT || /^#\/inspector[/?]/.test(hash)

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((one) => one === value) ?? null

/** Anything that makes no sense falls back to what is usual. */
export function parsePlace(hash: string): Place {
  const [path = '', query = ''] = hash.slice(ROOT.length).split('?', 2)
  const search = new URLSearchParams(query)
  const [, actor, step] = /^\/([^@/]+)(?:@(\d+))?$/.exec(decodeURIComponent(path)) ?? []
  return {
    actor: actor ?? null,
    step: step === undefined ? null : Number(step),
    state: search.get('state'),
    pane: oneOf(panes, search.get('pane')) ?? 'context',
    drawer: oneOf(drawers, search.get('drawer')) ?? 'log',
    level: oneOf(levels, search.get('level')),
    view: search.get('view') === 'list' ? 'list' : 'chart',
    tab: search.get('tab'),
  }
}

export function formatPlace({ actor, step, state, pane, drawer, level, view, tab }: Place): string {
  const search = new URLSearchParams()
  if (state !== null) search.set('state', state)
  if (pane !== 'context') search.set('pane', pane)
  if (drawer !== 'log') search.set('drawer', drawer)
  if (level !== null) search.set('level', level)
  if (view === 'list') search.set('view', view)
  if (tab !== null) search.set('tab', tab)
  const path = actor === null ? '' : `/${actor}${step === null ? '' : `@${step}`}`
  return `${ROOT}${path}${search.size > 0 ? `?${search}` : ''}`
}
