import { useSelector } from '@xstate/react'
import { isTaken, openBooth } from '../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Segments } from '../../../ui/choice/Segments.tsx'
import * as css from './BoothPlan.css.ts'
import { Absent } from './booths/Absent.tsx'
import { BoothDrawer } from './booths/BoothDrawer.tsx'
import { BoothFilter } from './booths/BoothFilter.tsx'
import { BoothList } from './booths/BoothList.tsx'
import { useFoundBooths } from './booths/useFoundBooths.ts'
import { HallMap } from './hall/HallMap.tsx'
import { industriesOf } from './hall/industries.ts'
import { Legend } from './hall/Legend.tsx'
import type { PlanProps } from './plan-props.ts'
import { viewOf } from './zoom/plan-geometry.ts'
import { WheelHint, ZoomBar } from './zoom/ZoomBar.tsx'
import { ZoomFrame } from './zoom/ZoomFrame.tsx'

/** The halls of a fair with their booths, beside the list of these. */
export function BoothPlan({ fair, actor, isOwnPage, markPlan }: PlanProps) {
  const { locale } = usePreferences()
  const { booths, hall: key } = useSelector(actor, ({ context }) => context)
  const open = useSelector(actor, openBooth)
  const search = useFoundBooths(actor, fair.id)
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
        <BoothList actor={actor} halls={fair.halls} search={search} />
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
          <HallMap actor={actor} hall={hall} industries={industries} found={search.found} />
        </ZoomFrame>
        <div className={css.bar}>
          <ZoomBar actor={actor} />
          <WheelHint />
          <Legend />
        </div>
        {open && <BoothDrawer key={open.no} actor={actor} fair={fair} booth={open} isOwnPage={isOwnPage} />}
      </div>
    </section>
  )
}
