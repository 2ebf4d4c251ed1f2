import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { headPath, roundedPath } from '../geometry.ts'
import { type ChartLook, lookOf } from '../look.ts'
import type { Box, Chart as ChartData, ChartState } from '../types.ts'
import { isDirection, neighbour } from '../walk.ts'
import { ArrowLabel, ArrowLine } from './Arrow.tsx'
import * as style from './Chart.css.ts'
import { StateBox } from './StateBox.tsx'

export interface ChartProps extends ChartLook {
  readonly chart: ChartData
  /** Chosen by a click, Enter or Space; without it the chart is a picture. */
  onSelect?: ((state: string) => void) | undefined
  /** The mark of survived mutants pressed. */
  onSurvivor?: ((key: string) => void) | undefined
}

const isCompound = ({ kind }: ChartState) => kind === 'compound' || kind === 'parallel'

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Keys of the transitions whose label lies in no compound but the root. */
function labelsOnRoot({ states, transitions }: ChartData): ReadonlySet<string> {
  const nested = states.filter((state) => isCompound(state) && state.parent !== null)
  return new Set(
    transitions.flatMap(({ key, label }) => (label && !nested.some((state) => contains(state, label)) ? [key] : [])),
  )
}

/** A statechart; arrow keys move between its states. */
export function Chart({ chart, onSelect, onSurvivor, ...marks }: ChartProps) {
  const look = lookOf(marks)
  const svg = useRef<SVGSVGElement>(null)
  const [walked, setWalked] = useState<string | null>(null)
  const onRoot = useMemo(() => labelsOnRoot(chart), [chart])
  const { states, transitions, initials, width, height } = chart
  const current = states.some(({ id }) => id === walked) ? walked : (look.selected ?? chart.root)

  function walk(event: KeyboardEvent<SVGGElement>, state: ChartState) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect?.(state.id)
      return
    }
    if (!isDirection(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    const next = neighbour(states, state, event.key)
    if (!next) return
    setWalked(next.id)
    svg.current?.querySelector<SVGGElement>(`[data-state="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true })
  }

  return (
    <svg
      ref={svg}
      className={style.chart}
      role={onSelect ? 'group' : 'img'}
      aria-label={m.inspector_chart_name({ flow: chart.flow })}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {states.map((state) => (
        <StateBox
          key={state.id}
          state={state}
          look={look}
          tabIndex={onSelect && (state.id === current ? 0 : -1)}
          onSelect={onSelect}
          onKeyDown={walk}
          onSurvivor={onSurvivor}
        />
      ))}
      {initials.map(({ state, route }) => (
        <g key={state} className={style.mark}>
          <circle className={style.dot} cx={route[0]?.[0]} cy={route[0]?.[1]} r={5} />
          <path className={style.path} d={roundedPath(route)} />
          <path className={style.head} d={headPath(route)} />
        </g>
      ))}
      {transitions.map((transition) => (
        <ArrowLine key={transition.key} transition={transition} look={look} />
      ))}
      {transitions.map((transition) => (
        <ArrowLabel
          key={transition.key}
          transition={transition}
          look={look}
          isOnRoot={onRoot.has(transition.key)}
          onSurvivor={onSurvivor}
        />
      ))}
    </svg>
  )
}
