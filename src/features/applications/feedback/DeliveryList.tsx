import type { Delivery } from '../../../../contract/calls/deliveries.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { DELIVERIES_SIZE } from '../../../api/delivery-feedback.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { statusLooks } from '../../../entities/delivery/delivery-words.ts'
import { momentText } from '../../../entities/delivery/moments.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { salaryText } from '../../../shared/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { cover, note, pay, title } from '../../../ui/list/Entry.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import * as css from './DeliveryList.css.ts'

export interface DeliveryListProps {
  readonly list: readonly Delivery[]
  /** The number on all pages. */
  readonly total: number
  readonly page: number
  /** Id of the one that is open; '' for none. */
  readonly open: string
  /** The number of those with news, on all pages. */
  readonly news: number
  /** Milliseconds since the epoch, when they were read. */
  readonly now: number
  hrefOf(id: string): string
  pageHrefOf(page: number): string
  onAllRead(): void
  /** Narrows to those withdrawn or closed, or back to all; null where there are none. */
  readonly over: { readonly text: string; readonly href: string } | null
}

/** A page of deliveries, the latest news first. */
export function DeliveryList({
  list,
  total,
  page,
  open,
  news,
  now,
  hrefOf,
  pageHrefOf,
  onAllRead,
  over,
}: DeliveryListProps) {
  usePreferences()
  const offers = list.filter(({ status }) => status === 'offer').length
  const told = useKeptFocus<HTMLParagraphElement>(news > 0 ? 'some' : 'none')
  return (
    <>
      <div className={css.head}>
        <p ref={told} tabIndex={-1} aria-live="polite">
          {news > 0
            ? m.deliveries_news({ count: news })
            : offers > 0
              ? m.deliveries_offers({ count: offers })
              : m.deliveries_no_news()}
        </p>
        {news > 0 && (
          <Button kind="link" onClick={onAllRead}>
            {m.deliveries_all_read()}
          </Button>
        )}
      </div>
      {over && (
        <a className={css.over} href={over.href}>
          {over.text}
        </a>
      )}
      <ul>
        {list.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow delivery={delivery} href={hrefOf(delivery.id)} isOpen={delivery.id === open} now={now} />
          </li>
        ))}
      </ul>
      {total > DELIVERIES_SIZE && (
        <div className={css.pages}>
          <ListPages page={page} total={total} size={DELIVERIES_SIZE} hrefOf={pageHrefOf} />
        </div>
      )}
    </>
  )
}

interface DeliveryRowProps {
  readonly delivery: Delivery
  readonly href: string
  readonly isOpen: boolean
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
}

/** A delivery in the list. */
function DeliveryRow({ delivery, href, isOpen, now }: DeliveryRowProps) {
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
