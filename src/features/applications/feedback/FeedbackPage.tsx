import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DeliveryTab, deliveryTabNames } from '../../../../contract/rules/delivery-steps.ts'
import type { deliveryStepMachine } from '../../../../machines/applications/delivery-step/delivery-step.machine.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { deliveriesQuery, newsQuery } from '../../../api/delivery-feedback.ts'
import { queryClient } from '../../../api/query-client.ts'
import { tabNames } from '../../../entities/delivery/delivery-words.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { results } from '../../../ui/list/ListPage.css.ts'
import * as links from '../../../ui/list/TabLinks.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { useShownTab } from '../../../ui/tabs/useShownTab.ts'
import { useMatches } from '../../../ui/useMatches.ts'
import { DeliveryDetail } from './DeliveryDetail.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import * as css from './FeedbackPage.css.ts'

/** Deliveries withdrawn or closed have no tab: a link narrows all to them. */
const tabs = deliveryTabNames.filter((tab) => tab !== 'over')

/** The tab, the page of the list, and the open delivery, '' for none. */
export interface FeedbackPlace {
  readonly tab: DeliveryTab
  readonly page: number
  readonly id: string
}

export interface FeedbackPageProps extends FeedbackPlace {
  readonly userId: string
  readonly stepLogic: typeof deliveryStepMachine
  hrefOf(place: FeedbackPlace): string
  /** The student has looked at all news. */
  onAllRead(): void
}

/** The focus goes along where only the list or a delivery fits: to the way back, and back to the row. */
function useFocusBetween({ tab, page, id }: FeedbackPlace, isWide: boolean, hrefOf: FeedbackPageProps['hrefOf']) {
  const list = useRef<HTMLElement>(null)
  const back = useRef<HTMLAnchorElement>(null)
  const former = useRef(id)
  useEffect(() => {
    const left = former.current
    former.current = id
    if (isWide || left === id) return
    if (id !== '') back.current?.focus()
    else {
      const href = hrefOf({ tab, page, id: left })
      const links = list.current?.querySelectorAll('a') ?? []
      ;[...links].find((link) => link.getAttribute('href') === href)?.focus()
    }
  }, [id, isWide, tab, page, hrefOf])
  return { list, back }
}

/** A link that narrows to what is withdrawn or closed, or leads back from there. */
function overOf(
  tab: DeliveryTab,
  counts: Record<DeliveryTab, number> | undefined,
  hrefOf: FeedbackPageProps['hrefOf'],
) {
  if (tab === 'over') return { text: m.deliveries_over_back(), href: hrefOf({ tab: 'all', page: 1, id: '' }) }
  if (tab !== 'all' || !counts || counts.over === 0) return null
  return { text: m.deliveries_over_only({ count: counts.over }), href: hrefOf({ tab: 'over', page: 1, id: '' }) }
}

/** Shows a student's deliveries (JOB-5): the list, and beside it, or in its place on a phone, one of them. */
export function FeedbackPage({ userId, tab, page, id, stepLogic, hrefOf, onAllRead }: FeedbackPageProps) {
  const { locale } = usePreferences()
  const isWide = useMatches(css.TWO_PANES)
  const deliveries = useQuery(deliveriesQuery(userId, tab, page), queryClient)
  const news = useQuery(newsQuery(userId), queryClient).data ?? 0
  const counts = deliveries.data?.counts
  const open = id || (isWide ? (deliveries.data?.list[0]?.id ?? '') : '')
  const current = tab === 'over' ? 'all' : tab
  const row = useShownTab([locale, current, counts === undefined].join(' '))
  const { list, back } = useFocusBetween({ tab, page, id }, isWide, hrefOf)
  return (
    <div className={css.page}>
      <div className={id === '' || deliveries.data?.total === 0 ? css.head : css.headOfOpen}>
        <h1 className={css.heading}>{m.pages_feedback()}</h1>
        {counts && counts.all > 0 && <p className={css.lead}>{m.deliveries_lead({ count: counts.all })}</p>}
        <nav ref={row} className={css.tabs} aria-label={m.deliveries_tabs()}>
          {tabs.map((one) => (
            <a
              key={one}
              className={links.tab}
              href={hrefOf({ tab: one, page: 1, id: '' })}
              aria-current={one === current ? 'page' : undefined}
            >
              {tabNames[one]()} {counts && <span className={links.count}>{counts[one]}</span>}
            </a>
          ))}
        </nav>
      </div>
      <Queried query={deliveries} skeleton={<FeedbackOutline />} what={m.deliveries_what()}>
        {({ list: shown, total }) =>
          total === 0 ? (
            <NothingDelivered tab={counts?.all === 0 ? 'all' : tab} />
          ) : (
            <div className={css.panes}>
              <section
                ref={list}
                className={`${id === '' ? css.list : css.listOfOpen} ${results}`}
                aria-busy={deliveries.isPlaceholderData}
                aria-label={m.deliveries_list()}
              >
                <DeliveryList
                  list={shown}
                  total={total}
                  page={page}
                  open={open}
                  news={news}
                  now={deliveries.dataUpdatedAt}
                  hrefOf={(at) => hrefOf({ tab, page, id: at })}
                  pageHrefOf={(to) => hrefOf({ tab, page: to, id: '' })}
                  onAllRead={onAllRead}
                  over={overOf(tab, counts, hrefOf)}
                />
              </section>
              {open !== '' && (
                <DeliveryDetail
                  key={open}
                  userId={userId}
                  id={open}
                  stepLogic={stepLogic}
                  backHref={hrefOf({ tab, page, id: '' })}
                  back={back}
                />
              )}
            </div>
          )
        }
      </Queried>
    </div>
  )
}

/** Shows while the list is on its way. */
function FeedbackOutline() {
  usePreferences()
  return (
    <div className={css.panes}>
      <div className={css.list}>
        <SkeletonRows count={6} label={m.content_loading()} />
      </div>
    </div>
  )
}

/** Says that there are no deliveries, or none of that status. */
function NothingDelivered({ tab }: { readonly tab: DeliveryTab }) {
  usePreferences()
  if (tab !== 'all')
    return <EmptyState title={m.deliveries_none_so({ tab: tabNames[tab]() })} text={m.deliveries_none_so_text()} />
  return (
    <EmptyState title={m.deliveries_none()} text={m.deliveries_none_text()}>
      <a className={buttonClass({})} href={addressOf('/jobRecommend')}>
        {m.deliveries_to_positions()}
      </a>
    </EmptyState>
  )
}
