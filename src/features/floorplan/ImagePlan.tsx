import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../preferences.tsx'
import { bar } from './BoothPlan.css.ts'
import { DrawnPlan } from './DrawnPlan.tsx'
import type { PlanProps } from './FloorPlanView.tsx'
import * as css from './ImagePlan.css.ts'
import { ZoomBar } from './ZoomBar.tsx'
import { ZoomFrame } from './ZoomFrame.tsx'

/** A plan that is one picture: nothing in it can be found or opened. */
const whole = { x: 0, y: 0, width: 1200, height: 720 }
const nobody = new Map<string, never>()

export function ImagePlan({ fair, actor, markPlan }: PlanProps) {
  usePreferences()
  const name = m.fairs_plan_image({ title: fair.title })
  return (
    <section className={css.plan} aria-label={m.fairs_tab_plan()}>
      <ZoomFrame actor={actor} view={whole} stands={nobody} markPlan={markPlan}>
        {fair.plan_image === 'drawn' ? (
          <DrawnPlan label={name} />
        ) : (
          <img className={css.picture} src={fair.plan_image} alt={name} />
        )}
      </ZoomFrame>
      <div className={bar}>
        <ZoomBar actor={actor} />
        <p className={css.note}>{m.fairs_plan_image_note()}</p>
      </div>
    </section>
  )
}
