import type { KeyboardEvent } from 'react'
import type { TakenBooth } from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import * as css from './HallMap.css.ts'
import { shapes, tones } from './Industry.css.ts'
import type { Industry } from './industries.ts'
import { shortName } from './short-name.ts'

export interface StandProps {
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
export function Stand({ booth, industry, isOpen, isFaint, isReachable, onOpen, onReach }: StandProps) {
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
