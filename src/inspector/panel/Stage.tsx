import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { chartOf } from '../chart/charts.ts'
import { Canvas } from '../chart/drawing/Canvas.tsx'
import type { ChartProps } from '../chart/drawing/Chart.tsx'
import { StateList } from '../chart/drawing/StateList.tsx'
import type { Tint } from '../chart/tint.ts'
import { partsOf, survivorsOf } from '../coverage.ts'
import { DRAWING } from '../export/Exports.tsx'
import { go, useChosen, useCoverage, useInspector, usePlace } from '../stores/hooks.tsx'
import { banner, drawing, list, nothing, stage, view as viewButton, views } from './Stage.css.ts'

/** How often the chosen level's tests took each transition; null while no level is chosen. */
function useTint(flow: string | null): Tint | null {
  const { level } = usePlace()
  const coverage = useCoverage()
  return useMemo(() => {
    const measured = flow === null ? undefined : coverage?.flows[flow]
    if (level === null || !measured) return null
    const { times = {}, statesMissed = chartOf(flow)?.states.map(({ id }) => id) ?? [] } = measured.levels[level] ?? {}
    return { times, statesMissed, survivors: survivorsOf(measured) }
  }, [flow, level, coverage])
}

const none: readonly string[] = []

/** The chosen machine with its states, as the step left them. */
export function Stage() {
  const { attachment } = useInspector()
  const { view, actor: name, state } = usePlace()
  const { flow, step, before } = useChosen()
  const tint = useTint(flow)
  const isLost = useSelector(attachment, ({ value }) => value === 'lost')
  const chart = chartOf(flow)
  const shown: Omit<ChartProps, 'chart'> = {
    active: step?.active ?? none,
    flash: useMemo(() => step?.microsteps.flat() ?? none, [step]),
    open: step?.open ?? none,
    was: useMemo(() => before?.active.filter((id) => !step?.active.includes(id)) ?? none, [before, step]),
    selected: state,
    tint,
    onSelect: (id) => go({ state: id }),
    onSurvivor: (key) => go({ pane: 'coverage', state: partsOf(key).source }),
  }
  return (
    <div className={stage}>
      {isLost && (
        <p className={banner} role="status">
          {m.inspector_lost()}
        </p>
      )}
      {!chart && <p className={nothing}>{m.inspector_no_chart({ name: name?.split('~')[0] ?? '' })}</p>}
      {chart && view === 'chart' && (
        <div className={drawing} id={DRAWING}>
          <Canvas chart={chart} {...shown} />
        </div>
      )}
      {chart && view === 'list' && (
        <div className={list}>
          <StateList
            chart={chart}
            active={shown.active ?? none}
            open={shown.open ?? none}
            selected={state}
            onSelect={(id) => go({ state: id })}
          />
        </div>
      )}
      {chart && (
        <fieldset className={views} aria-label={m.inspector_view()}>
          <button
            type="button"
            className={viewButton}
            aria-pressed={view === 'chart'}
            onClick={() => go({ view: 'chart' })}
          >
            {m.inspector_view_chart()}
          </button>
          <button
            type="button"
            className={viewButton}
            aria-pressed={view === 'list'}
            onClick={() => go({ view: 'list' })}
          >
            {m.inspector_view_list()}
          </button>
        </fieldset>
      )}
    </div>
  )
}
