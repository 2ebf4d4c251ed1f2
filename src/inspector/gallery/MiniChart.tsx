import type { Chart } from '../chart/types.ts'
import { mini, miniArrow, miniCompound, miniDot, miniFinal, miniState } from './Gallery.css.ts'

const pathOf = (route: readonly (readonly [number, number])[]): string =>
  `M${route.map((at) => at.join(' ')).join('L')}`

/** A machine's outline, without words; decorative. */
export function MiniChart({ chart }: { readonly chart: Chart }) {
  const margin = Math.max(chart.width, chart.height) * 0.02
  const inner = chart.states.filter(({ id }) => id !== chart.root)
  const dot = Math.max(chart.width / 110, chart.height / 42)
  return (
    <svg
      className={mini}
      viewBox={`${-margin} ${-margin} ${chart.width + 2 * margin} ${chart.height + 2 * margin}`}
      aria-hidden="true"
    >
      {inner.map(({ id, kind, x, y, width, height }) => {
        const look = { compound: miniCompound, parallel: miniCompound, final: miniFinal }[kind as string] ?? miniState
        return <rect key={id} className={look} x={x} y={y} width={width} height={height} rx={10} />
      })}
      {chart.transitions.map(({ key, route }) => route && <path key={key} className={miniArrow} d={pathOf(route)} />)}
      {chart.initials.map(({ state, route }) => {
        const [start] = route
        return start && <circle key={state} className={miniDot} cx={start[0]} cy={start[1]} r={dot} />
      })}
    </svg>
  )
}
