import { useSelector } from '@xstate/react'
import { isTaken, openBooth } from '../../../machines/booth-map/booth-map.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Segments } from '../../ui/choice/Segments.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import { Absent } from './Absent.tsx'
import { BoothDrawer } from './BoothDrawer.tsx'
import { BoothFilter } from './BoothFilter.tsx'
import { BoothList } from './BoothList.tsx'
import * as css from './BoothPlan.css.ts'
import type { PlanProps } from './FloorPlanView.tsx'
import { HallMap } from './HallMap.tsx'
import { industriesOf } from './industries.ts'
import { Legend } from './Legend.tsx'
import { viewOf } from './plan-geometry.ts'
import { ZoomBar } from './ZoomBar.tsx'
import { ZoomFrame } from './ZoomFrame.tsx'

/** The halls of a fair with their booths, beside the list of these. */
export function BoothPlan({ fair, actor, markPlan }: PlanProps) {
  const { locale } = usePreferences()
  const { booths, hall: key } = useSelector(actor, ({ context }) => context)
  const open = useSelector(actor, openBooth)
  const hall = fair.halls.find((one) => one.key === key)
  if (!hall) return null
  const taken = booths.filter(isTaken)
  const industries = industriesOf(taken)
  const view = viewOf(hall)
  const stands = new Map(
    taken.filter((one) => one.hall === key).map(({ no, x, y, w, h }) => [no, { x, y, width: w, height: h }]),
  )
  return (
    <section className={css.plan} aria-label={m.fairs_tab_plan()}>
      <div className={css.controls}>
        <BoothFilter actor={actor} industries={industries} />
      </div>
      <div className={css.list}>
        <BoothList actor={actor} halls={fair.halls} />
      </div>
      <div className={css.floor}>
        <div className={css.bar}>
          <Segments
            kind="pill"
            label={m.fairs_plan_halls()}
            options={fair.halls.map((one) => ({ value: one.key, text: localise(one.label, locale) }))}
            value={key}
            onChange={(next) => actor.send({ type: 'HALL.CHOSEN', hall: next })}
          />
          <Absent actor={actor} />
        </div>
        <ZoomFrame actor={actor} view={view} stands={stands} markPlan={markPlan}>
          <HallMap actor={actor} hall={hall} industries={industries} />
        </ZoomFrame>
        <div className={css.bar}>
          <ZoomBar actor={actor} />
          <Legend />
        </div>
        {open && <BoothDrawer key={open.no} actor={actor} fair={fair} booth={open} />}
      </div>
    </section>
  )
}
