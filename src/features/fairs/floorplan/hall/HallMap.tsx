import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import type { Hall } from '../../../../../contract/calls/fairs.ts'
import {
  type Found,
  isTaken,
  isWanted,
  openBooth,
} from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { unseen } from '../../../../ui/reset.css.ts'
import type { BoothMapActor } from '../plan-props.ts'
import { viewOf } from '../zoom/plan-geometry.ts'
import { Doors } from './Doors.tsx'
import { EmptyBooth } from './EmptyBooth.tsx'
import * as css from './HallMap.css.ts'
import type { Industry } from './industries.ts'
import { neighbourOf } from './neighbour.ts'
import { Stand } from './Stand.tsx'

export interface HallMapProps {
  readonly actor: BoothMapActor
  readonly hall: Hall
  readonly industries: readonly Industry[]
  readonly found: Found
}

/** A hall with its booths; one of them is in the order of the tab key, the arrows lead to the others. */
export function HallMap({ actor, hall, industries, found }: HallMapProps) {
  const { locale } = usePreferences()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const openNo = useSelector(actor, openBooth)?.no
  const here = context.booths.filter((booth) => booth.hall === hall.key)
  const stands = here.filter(isTaken)
  const current = stands.find(({ no }) => no === context.current) ?? stands[0]
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = current && neighbourOf(stands, current, event.key)
    if (!next) return
    event.preventDefault()
    const stand = event.currentTarget.querySelector<SVGGElement>(`[data-booth="${CSS.escape(next.no)}"]`)
    stand?.focus({ preventScroll: true })
  }
  const { x, y, width, height } = viewOf(hall)
  const label = localise(hall.label, locale)
  return (
    <>
      <p className={unseen} id="plan-keys">
        {m.fairs_keys()}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        className={context.scale === 1 ? `${css.map} ${css.whole}` : css.map}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={m.fairs_plan_hall({ hall: label })}
        aria-describedby="plan-keys"
        onKeyDown={onKeyDown}
      >
        <rect className={css.walls} width={hall.width} height={hall.height} rx="12" />
        <Doors doors={hall.doors} />
        {here.map((booth) =>
          isTaken(booth) ? (
            <Stand
              key={booth.no}
              booth={booth}
              industry={industries.find(({ value }) => value === booth.company.industry)}
              isOpen={booth.no === openNo}
              isFaint={!isWanted(booth, context, found)}
              isReachable={booth === current}
              onOpen={() => actor.send({ type: 'BOOTH.OPENED', booth: booth.no })}
              onReach={() => actor.send({ type: 'BOOTH.REACHED', booth: booth.no })}
            />
          ) : (
            <EmptyBooth key={booth.no} booth={booth} />
          ),
        )}
      </svg>
    </>
  )
}
