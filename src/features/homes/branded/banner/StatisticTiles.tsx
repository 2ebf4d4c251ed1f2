import type { BrandHome } from '../../../../../contract/calls/homes.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { groupedText } from '../../../../shared/text/format.ts'
import { BriefcaseIcon } from '../../../../ui/icons/BriefcaseIcon.tsx'
import { CalendarIcon } from '../../../../ui/icons/CalendarIcon.tsx'
import { CapIcon } from '../../../../ui/icons/CapIcon.tsx'
import { CompanyIcon } from '../../../../ui/icons/CompanyIcon.tsx'
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx'
import * as css from './Banner.css.ts'

const places = [
  { at: 0, PlaceIcon: CapIcon },
  { at: 1, PlaceIcon: CompanyIcon },
  { at: 2, PlaceIcon: BriefcaseIcon },
  { at: 3, PlaceIcon: CalendarIcon },
]

export interface StatisticTilesProps {
  readonly tone: 'bright' | 'dark'
  /** Undefined as long as they have not come. */
  readonly statistics: BrandHome['dataList'] | undefined
}

/** Four figures on the edge of the banner (HOME-4). */
export function StatisticTiles({ tone, statistics }: StatisticTilesProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.tiles} aria-label={m.homes_tiles()} aria-busy={statistics === undefined}>
      {places.map(({ at, PlaceIcon }) => {
        const one = statistics?.[at]
        if (statistics && !one) return null
        return (
          <li key={at} className={css.tileTone[tone]}>
            <span className={css.tileIconTone[tone]}>
              <PlaceIcon size={24} />
            </span>
            {one ? (
              <p className={css.tileWords}>
                <b className={css.figure}>
                  {groupedText(one.value)}
                  <span className={`${css.unit} ${css.quietTone[tone]}`}>{localise(one.unit, locale)}</span>
                </b>
                <span className={`${css.label} ${css.quietTone[tone]}`}>{localise(one.label, locale)}</span>
              </p>
            ) : (
              <Skeleton width="112px" height="40px" />
            )}
          </li>
        )
      })}
    </ul>
  )
}
