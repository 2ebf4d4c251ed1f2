import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import type { Booth, Hall } from '../../../../../contract/calls/fairs.ts'
import {
  type Found,
  isTaken,
  isWanted,
  openBooth,
  type TakenBooth,
} from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { unseen } from '../../../../ui/reset.css.ts'
import type { BoothMapActor } from '../plan-props.ts'
import { viewOf } from '../zoom/plan-geometry.ts'
import * as css from './HallMap.css.ts'
import { shapes, tones } from './Industry.css.ts'
import type { Industry } from './industries.ts'
import { neighbourOf } from './neighbour.ts'
import { shortName } from './short-name.ts'

/** Half of a door's width, units. */
const HALF = 56

const sides = {
  top: { d: `M${-HALF} 0h${2 * HALF}`, x: 0, y: 40 },
  bottom: { d: `M${-HALF} 0h${2 * HALF}`, x: 0, y: -24 },
  left: { d: `M0 ${-HALF}v${2 * HALF}`, x: 36, y: 0 },
  right: { d: `M0 ${-HALF}v${2 * HALF}`, x: -36, y: 0 },
}

/** Ways into a hall. */
function Doors({ doors }: Pick<Hall, 'doors'>) {
  const { locale } = usePreferences()
  return doors.map(({ label, x, y, side }) => {
    const { d, ...words } = sides[side]
    const isUpright = side === 'left' || side === 'right'
    return (
      <g key={`${side} ${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path className={css.door} d={d} />
        <text className={isUpright ? css.doorNameUpright : css.doorName} {...words}>
          {localise(label, locale)}
        </text>
      </g>
    )
  })
}

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

/** A booth without a company, or one that is not in use. */
function EmptyBooth({ booth: { no, x, y, w, h, status } }: { readonly booth: Booth }) {
  usePreferences()
  const isShut = status === 'closed'
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing takes no press
    <g role="img" aria-label={isShut ? m.fairs_booth_closed({ no }) : m.fairs_booth_free({ no })}>
      <rect className={isShut ? css.shut : css.free} x={x} y={y} width={w} height={h} rx="8" />
      <text className={css.emptyNo} x={x + w / 2} y={y + h / 2 + 5}>
        {no}
      </text>
    </g>
  )
}

interface StandProps {
  readonly booth: TakenBooth
  readonly industry: Industry | undefined
  readonly isOpen: boolean
  /** Others are looked for. */
  readonly isFaint: boolean
  /** The tab key reaches it. */
  readonly isReachable: boolean
  onOpen(): void
  onReach(): void
}

/** A booth with a company, as a button of the plan. */
function Stand({ booth, industry, isOpen, isFaint, isReachable, onOpen, onReach }: StandProps) {
  const { locale } = usePreferences()
  const { no, x, y, w, h, company } = booth
  const label = m.fairs_booth_name({
    no,
    company: company.company_name,
    industry: localise(company.industry_label, locale),
    count: company.position_count,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }
  const look = isOpen ? css.stand.open : isFaint ? css.stand.faint : css.stand.usual
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML does not stand in a drawing
    <g
      className={`${look} ${tones[industry?.tone ?? 0]}`}
      role="button"
      tabIndex={isReachable ? 0 : -1}
      data-booth={no}
      aria-label={label}
      aria-pressed={isOpen}
      onClick={onOpen}
      onFocus={onReach}
      onKeyDown={onKeyDown}
    >
      <rect className={css.ground} x={x} y={y} width={w} height={h} rx="8" />
      <path className={css.shape} transform={`translate(${x + w - 18} ${y + 6})`} d={shapes[industry?.shape ?? 0]} />
      <text className={css.no} x={x + w / 2} y={y + h * 0.4}>
        {no}
      </text>
      <text className={css.name} x={x + w / 2} y={y + h * 0.76}>
        {shortName(company.company_name)}
      </text>
    </g>
  )
}
