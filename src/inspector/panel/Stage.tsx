import { useSelector } from '@xstate/react'
import * as m from '../../../messages/compiled/messages.js'
import { chartOf } from './charts.ts'
import { DRAWING } from './Exports.tsx'
import { go, useChosen, useInspector, usePlace } from './hooks.tsx'
import { banner, drawing, nothing, stage, view as viewButton, views } from './Stage.css.ts'

/** The chosen machine, its active states lit. */
export function Stage() {
  const { attachment } = useInspector()
  const { view, actor: name } = usePlace()
  const { flow } = useChosen()
  const isLost = useSelector(attachment, ({ value }) => value === 'lost')
  const chart = chartOf(flow)
  return (
    <div className={stage}>
      {isLost && (
        <p className={banner} role="status">
          {m.inspector_lost()}
        </p>
      )}
      {!chart && <p className={nothing}>{m.inspector_no_chart({ name: name?.split('~')[0] ?? '' })}</p>}
      {chart && <div className={drawing} id={DRAWING} />}
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

export const Zoom = () => null
