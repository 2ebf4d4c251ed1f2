import * as m from '../../../messages/compiled/messages.js'
import { unseen } from '../../ui/reset.css.ts'
import { charts } from '../chart/charts.ts'
import type { Chart } from '../chart/types.ts'
import { LevelBar, percentOf } from '../coverage/LevelBar.tsx'
import { levelName } from '../coverage/test-words.ts'
import { type FlowCoverage, levels } from '../coverage.ts'
import { href } from '../stores/hooks.tsx'
import { purposeOf } from './flow-notes.ts'
import {
  alive,
  card,
  cardBody,
  cardLevel,
  cardLevels,
  cardLink,
  cardName,
  cardNumbers,
  cardPicture,
  mini,
  miniArrow,
  miniCompound,
  miniDot,
  miniFinal,
  miniState,
  purpose,
  runs,
} from './Gallery.css.ts'

const pathOf = (route: readonly (readonly [number, number])[]): string =>
  `M${route.map((at) => at.join(' ')).join('L')}`

/** A machine's outline, without words; decorative. */
function MiniChart({ chart }: { readonly chart: Chart }) {
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

interface Props {
  readonly flow: string
  /** Undefined where nothing was measured. */
  readonly measured: FlowCoverage | undefined
  /** Actors of the flow that live on the inspected page. */
  readonly living: number
}

/** A flow at a glance: its drawing, its purpose, what the tests took of it. */
export function GalleryCard({ flow, measured, living }: Props) {
  const chart = charts[flow]
  return (
    <article className={card}>
      <div className={cardPicture}>{chart && <MiniChart chart={chart} />}</div>
      <div className={cardBody}>
        <h3 className={cardName}>
          <a
            className={cardLink}
            href={href({ actor: flow, step: null, state: null })}
            aria-describedby={`flow-${flow}`}
          >
            {flow}
          </a>
          {living > 0 && <span className={runs}>{m.inspector_tests_gallery_running({ count: living })}</span>}
        </h3>
        <p className={purpose} id={`flow-${flow}`}>
          {purposeOf(flow)}
        </p>
        {measured && <Numbers measured={measured} />}
      </div>
    </article>
  )
}

function Numbers({ measured }: { readonly measured: FlowCoverage }) {
  const { states, transitions, mutants } = measured
  const survivors = mutants.survivors.length
  return (
    <>
      <p className={cardNumbers}>
        <span>{m.inspector_tests_gallery_states({ count: states })}</span>
        <span>{m.inspector_tests_gallery_transitions({ count: transitions })}</span>
        <span className={survivors > 0 ? alive : undefined}>
          {survivors === 0
            ? m.inspector_tests_gallery_killed({ count: mutants.total })
            : m.inspector_tests_gallery_survived({ count: mutants.total, survivors })}
        </span>
      </p>
      <div className={cardLevels}>
        {levels.map((level) => {
          const percent = percentOf(measured, level)
          return (
            <div key={level}>
              <p className={cardLevel}>
                <span>{levelName[level]()}</span>
                {percent === null ? <NoTests /> : <span>{percent}%</span>}
              </p>
              <LevelBar percent={percent} />
            </div>
          )
        })}
      </div>
    </>
  )
}

function NoTests() {
  return (
    <span>
      <span aria-hidden="true">–</span>
      <span className={unseen}>{m.inspector_tests_coverage_no_level()}</span>
    </span>
  )
}
