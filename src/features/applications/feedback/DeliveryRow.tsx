import type { Delivery } from '../../../../contract/calls/deliveries.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { statusLooks } from '../../../entities/delivery/delivery-words.ts'
import { momentText } from '../../../entities/delivery/moments.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { salaryText } from '../../../shared/text/format.ts'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { cover, note, pay, title } from '../../../ui/list/Entry.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import * as css from './DeliveryList.css.ts'

export interface DeliveryRowProps {
  readonly delivery: Delivery
  readonly href: string
  readonly isOpen: boolean
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
}

/** A delivery in the list. */
export function DeliveryRow({ delivery, href, isOpen, now }: DeliveryRowProps) {
  const { locale } = usePreferences()
  const { position, status, changed_at, is_new } = delivery
  const look = statusLooks[status]
  return (
    <article className={isOpen ? css.openRow : css.row}>
      <div className={is_new ? css.newMark : css.mark}>
        <CompanyMark company={position.company} size={40} />
      </div>
      <div className={css.words}>
        <h2 className={title}>
          <a className={cover} href={href} aria-current={isOpen ? 'true' : undefined}>
            {position.title}
            {is_new && <span className={unseen}>{m.deliveries_is_new()}</span>}
          </a>
        </h2>
        <p className={note}>
          {position.company.company_name} · {localise(position.city.label, locale)}
        </p>
        <Tag tone={look.tone}>{look.name()}</Tag>
      </div>
      <div className={css.end}>
        <span className={pay}>{salaryText(position.salary)}</span>
        <time className={note} dateTime={changed_at}>
          {momentText(changed_at, now)}
        </time>
      </div>
    </article>
  )
}
