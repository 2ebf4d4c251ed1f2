import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { CollectButton } from '../collect/CollectButton.tsx'
import { educationText, salaryText, termText } from '../content/format.ts'
import { jobHref } from '../content/links.ts'
import { dayText } from '../content/time.ts'
import { RowDeliver } from '../deliver/RowDeliver.tsx'
import { above, cover, pay, title, twoLines } from '../lists/Entry.css.ts'
import { localise } from '../localise.ts'
import { PositionBadge } from '../positions/PositionBadge.tsx'
import { SchoolBadge } from '../positions/SchoolBadge.tsx'
import { usePreferences } from '../preferences.tsx'
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
        <p className={`${css.facts} ${twoLines}`}>{facts.join(' · ')}</p>
      </div>
      <span className={pay}>{salaryText(position.salary)}</span>
      <div className={`${css.controls} ${above}`}>
        <RowDeliver position={position} />
        <CollectButton kind="position" id={position.id} title={position.title} look="icon" />
      </div>
    </article>
  )
}
