import type { Delivery } from '../../../../contract/calls/deliveries.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { DELIVERIES_SIZE } from '../../../api/delivery-feedback.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import * as css from './DeliveryList.css.ts'
import { DeliveryRow } from './DeliveryRow.tsx'

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
