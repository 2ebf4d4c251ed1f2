import * as m from '../../../messages/compiled/messages.js'
import { canvas, useView } from '../chart/drawing/view.ts'
import { group, percent } from './Bar.css.ts'
import { labelled } from './controls.css.ts'
import { FitIcon, MinusIcon, PlusIcon } from './icons.tsx'

/** How large the chart is. */
export function Zoom() {
  const { scale } = useView()
  return (
    <fieldset className={group} aria-label={m.inspector_zoom()}>
      <button type="button" aria-label={m.inspector_zoom_out()} onClick={canvas.zoomOut}>
        <MinusIcon />
      </button>
      <button
        type="button"
        className={percent}
        aria-label={`${Math.round(scale * 100)}% ${m.inspector_zoom_full()}`}
        onClick={canvas.full}
      >
        {Math.round(scale * 100)}%
      </button>
      <button type="button" aria-label={m.inspector_zoom_in()} onClick={canvas.zoomIn}>
        <PlusIcon />
      </button>
      <button type="button" aria-label={m.inspector_zoom_fit()} onClick={canvas.fit}>
        <FitIcon />
        <span className={labelled}>{m.inspector_zoom_fit()}</span>
      </button>
    </fieldset>
  )
}
