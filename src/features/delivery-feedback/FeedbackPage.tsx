import { useQuery } from '@tanstack/react-query'
import { type DeliveryTab, deliveryTabNames } from '../../../contract/delivery-steps.ts'
import type { deliveryStepMachine } from '../../../machines/delivery-step/delivery-step.machine.ts'
import * as m from '../../../messages/compiled/messages.js'
import { deliveriesQuery, newsQuery } from '../../api/delivery-feedback.ts'
import { queryClient } from '../../api/query-client.ts'
import { useMatches } from '../../ui/useMatches.ts'
import { Queried } from '../content/Queried.tsx'
import { results } from '../lists/ListPage.css.ts'
import * as links from '../lists/TabLinks.css.ts'
import { usePreferences } from '../preferences.tsx'
import { DeliveryDetail } from './DeliveryDetail.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { FeedbackOutline } from './FeedbackOutline.tsx'
import * as css from './FeedbackPage.css.ts'
import { NothingDelivered } from './NothingDelivered.tsx'
import { tabNames } from './words.ts'

/** Where one is: tab, page of the list, and the delivery that is open, '' for none. */
export interface FeedbackPlace {
  readonly tab: DeliveryTab
  readonly page: number
  readonly id: string
}

export interface FeedbackPageProps extends FeedbackPlace {
  readonly userId: string
  readonly stepLogic: typeof deliveryStepMachine
  hrefOf(place: FeedbackPlace): string
  /** Nothing is news any more. */
  onAllRead(): void
}

/** What became of a student's deliveries (JOB-5): the list, and beside it, or in its place on a phone, one of them. */
export function FeedbackPage({ userId, tab, page, id, stepLogic, hrefOf, onAllRead }: FeedbackPageProps) {
  usePreferences()
  const isWide = useMatches(css.TWO_PANES)
  const deliveries = useQuery(deliveriesQuery(userId, tab, page), queryClient)
  const news = useQuery(newsQuery(userId), queryClient).data ?? 0
  const counts = deliveries.data?.counts
  const open = id || (isWide ? (deliveries.data?.list[0]?.id ?? '') : '')
  return (
    <div className={css.page}>
      <div className={id === '' ? css.head : css.headOfOpen}>
        <h1 className={css.heading}>{m.pages_feedback()}</h1>
        {counts && counts.all > 0 && <p className={css.lead}>{m.deliveries_lead({ count: counts.all })}</p>}
        <nav className={css.tabs} aria-label={m.deliveries_tabs()}>
          {deliveryTabNames.map((one) => (
            <a
              key={one}
              className={links.tab}
              href={hrefOf({ tab: one, page: 1, id: '' })}
              aria-current={one === tab ? 'page' : undefined}
            >
              {tabNames[one]()} {counts && <span className={links.count}>{counts[one]}</span>}
            </a>
          ))}
        </nav>
      </div>
      <Queried query={deliveries} skeleton={<FeedbackOutline />} what={m.deliveries_what()}>
        {({ list, total }) =>
          total === 0 ? (
            <NothingDelivered tab={tab} />
          ) : (
            <div className={css.panes}>
              <section
                className={`${id === '' ? css.list : css.listOfOpen} ${results}`}
                aria-busy={deliveries.isPlaceholderData}
                aria-label={m.deliveries_list()}
              >
                <DeliveryList
                  list={list}
                  total={total}
                  page={page}
                  open={open}
                  news={news}
                  now={deliveries.dataUpdatedAt}
                  hrefOf={(at) => hrefOf({ tab, page, id: at })}
                  pageHrefOf={(to) => hrefOf({ tab, page: to, id: '' })}
                  onAllRead={onAllRead}
                />
              </section>
              {open !== '' && (
                <DeliveryDetail
                  key={open}
                  userId={userId}
                  id={open}
                  stepLogic={stepLogic}
                  backHref={hrefOf({ tab, page, id: '' })}
                />
              )}
            </div>
          )
        }
      </Queried>
    </div>
  )
}
