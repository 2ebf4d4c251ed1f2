import type { SearchHints } from '../../../../contract/calls/search.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { HintedList } from '../../../api/search.ts'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { RowDeliver } from '../../../entities/delivery/RowDeliver.tsx'
import { PositionRow } from '../../../entities/position/PositionRow.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import type { Dimension } from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { differenceOf } from './difference.ts'
import * as css from './WaysOut.css.ts'

export interface NearProps {
  readonly near: SearchHints['near']
  readonly hinted: HintedList
  readonly dimensions: readonly Dimension[]
  /** The mode of a login that a position asks for, by which it is read again. */
  readonly login: 7 | 8
}

/** Shows what one filter alone keeps out of a list, and in what it differs. */
export function Near({ near, hinted: { filter }, dimensions, login }: NearProps) {
  const { locale } = usePreferences()
  const textOf = (key: string, value: string) =>
    dimensions.find((one) => one.key === key)?.options.find((one) => one.value === value)?.text ?? ''
  const badge = (one: SearchHints['near'][number]) => (
    <Badge kind="warning">{differenceOf(one, filter, textOf, locale, Date.now())}</Badge>
  )
  const positions = near.flatMap((one) => (one.position ? [{ ...one, position: one.position }] : []))
  const companies = near.flatMap((one) => (one.company ? [{ ...one, company: one.company }] : []))
  return (
    <div className={css.near}>
      <div className={css.name}>
        <h3>{m.nothing_near()}</h3>
        <span className={css.hint}>{m.nothing_near_hint()}</span>
      </div>
      {positions.length > 0 && (
        <ul>
          {positions.map((one) => (
            <li key={one.position.id}>
              <PositionRow
                position={one.position}
                mark={badge(one)}
                deliver={<RowDeliver position={one.position} jump={login} />}
                action={<CollectButton kind="position" id={one.position.id} title={one.position.title} look="icon" />}
              />
            </li>
          ))}
        </ul>
      )}
      {companies.length > 0 && (
        <ul className={css.companies}>
          {companies.map((one) => (
            <li key={one.company.id}>
              <CompanyCard
                company={one.company}
                mark={badge(one)}
                action={
                  <CollectButton kind="company" id={one.company.id} title={one.company.company_name} look="icon" />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
