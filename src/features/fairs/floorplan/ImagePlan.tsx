import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { bar } from './BoothPlan.css.ts'
import * as css from './ImagePlan.css.ts'
import type { PlanProps } from './plan-props.ts'
import { WheelHint, ZoomBar } from './zoom/ZoomBar.tsx'
import { ZoomFrame } from './zoom/ZoomFrame.tsx'

/** A plan that is one picture: nothing in it can be found or opened. */
const whole = { x: 0, y: 0, width: 1200, height: 720 }
const nobody = new Map<string, never>()

export function ImagePlan({ fair, actor, markPlan }: PlanProps) {
  usePreferences()
  return (
    <section className={css.plan} aria-label={m.fairs_tab_plan()}>
      <ZoomFrame actor={actor} view={whole} stands={nobody} markPlan={markPlan}>
        <img className={css.picture} src={fair.plan_image} alt={m.fairs_plan_image({ title: fair.title })} />
      </ZoomFrame>
      <div className={bar}>
        <ZoomBar actor={actor} />
        <WheelHint />
        <p className={css.note}>{m.fairs_plan_image_note()}</p>
      </div>
    </section>
  )
}
