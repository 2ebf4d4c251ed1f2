import type { Position } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { RowDeliver } from '../../../entities/delivery/RowDeliver.tsx'
import { PositionBadge } from '../../../entities/position/PositionBadge.tsx'
import { SchoolBadge } from '../../../entities/position/SchoolBadge.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { jobHref } from '../../../shared/links/links.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { educationText, salaryText, termText } from '../../../shared/text/format.ts'
import { dayText } from '../../../shared/text/time.ts'
import { above, cover, pay, title, wraps } from '../../../ui/list/Entry.css.ts'
import * as css from './CompanyJob.css.ts'

/** A position on its company's own page. */
export function CompanyJob({ position }: { readonly position: Position }) {
  const { locale } = usePreferences()
  const facts = [
    localise(position.city.label, locale),
    educationText(position.education),
    termText(position),
    m.lists_until({ day: dayText(position.expires_at) }),
  ]
  return (
    <article className={css.row}>
      <div className={css.words}>
        <div className={css.head}>
          <h3 className={title}>
            <a className={cover} href={jobHref(position.id)}>
              {position.title}
            </a>
          </h3>
          <PositionBadge position={position} />
          <SchoolBadge position={position} />
        </div>
        <p className={`${css.facts} ${wraps}`}>{facts.join(' · ')}</p>
      </div>
      <span className={pay}>{salaryText(position.salary)}</span>
      <div className={`${css.controls} ${above}`}>
        <RowDeliver position={position} />
        <CollectButton kind="position" id={position.id} title={position.title} look="icon" />
      </div>
    </article>
  )
}
