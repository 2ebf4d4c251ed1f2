import type { UseQueryResult } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { DeskDelivery } from '../../../../contract/calls/desk.ts'
import { failureOf } from '../../../../contract/failures.ts'
import { deskTabNames } from '../../../../contract/rules/delivery-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { DESK_SIZE, type DeskPage } from '../../../api/desk.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { checkbox } from '../../../ui/choice/checkbox.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { FailedState } from '../../../ui/list-state/FailedState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { useShownTab } from '../../../ui/tabs/useShownTab.ts'
import type { DeskPlace, DeskReviewProps, DeskSearchActor, ReviewActor } from '../desk/desk-props.ts'
import { tabNames } from '../desk/desk-words.ts'
import { isTickable } from '../desk/moves.ts'
import * as css from './DeskReview.css.ts'
import { ReviewRow } from './ReviewRow.tsx'
import { SearchField } from './SearchField.tsx'

export interface ReviewListProps
  extends Pick<DeskReviewProps, 'place' | 'title' | 'exportButton' | 'hrefOf' | 'onPlace'> {
  readonly actor: ReviewActor
  readonly search: DeskSearchActor
  readonly query: UseQueryResult<DeskPage>
}

/** Lists an employer's deliveries: title, search and tabs, and the rows. */
export function ReviewList({ actor, search, query, place, title, exportButton, hrefOf, onPlace }: ReviewListProps) {
  const { locale } = usePreferences()
  const { data } = query
  const row = useShownTab([locale, place.tab, data === undefined].join(' '))
  return (
    <>
      <header className={css.head}>
        <div className={css.names}>
          <h1 className={css.title}>{title}</h1>
          {exportButton}
        </div>
        <SearchField
          keyword={place.keyword}
          actor={search}
          onSearch={(keyword) => onPlace({ keyword, page: 1 }, { replace: place.keyword !== '' })}
        />
        <nav ref={row} className={css.tabs} aria-label={m.review_tabs()}>
          {deskTabNames.map((tab) => (
            <a
              key={tab}
              className={css.tab}
              href={hrefOf({ tab, page: 1, delivery: '' })}
              aria-current={tab === place.tab ? 'page' : undefined}
            >
              {tabNames[tab]()} {data && <span className={css.count}>{data.counts[tab]}</span>}
            </a>
          ))}
        </nav>
      </header>
      {data ? (
        <Rows actor={actor} page={data} query={query} place={place} hrefOf={hrefOf} />
      ) : (
        <div className={css.rows}>
          {query.isPending ? (
            <SkeletonRows count={8} label={m.content_loading()} />
          ) : (
            <FailedState
              title={m.content_failed({ what: m.review_what() })}
              text={m.content_failed_text({ cause: causeText(failureOf(query.error)) })}
              retryLabel={m.content_retry()}
              onRetry={() => void query.refetch()}
            />
          )}
        </div>
      )}
    </>
  )
}

interface RowsProps extends Pick<ReviewListProps, 'actor' | 'query' | 'place' | 'hrefOf'> {
  readonly page: DeskPage
}

function Rows({ actor, page: { list, total }, query, place, hrefOf }: RowsProps) {
  usePreferences()
  const selected = useSelector(actor, ({ context }) => context.selected)
  if (list.length === 0) return <Nothing place={place} hrefOf={hrefOf} />
  const ids = list.filter(isTickable).map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => selected.includes(id))
  const row = (delivery: DeskDelivery) => (
    <ReviewRow
      key={delivery.id}
      delivery={delivery}
      href={hrefOf({ delivery: delivery.id })}
      isOpen={delivery.id === place.delivery}
      isSelected={selected.includes(delivery.id) && isTickable(delivery)}
      hasPosition={place.position === ''}
      now={query.dataUpdatedAt}
      onToggle={() => actor.send({ type: 'ROW.TOGGLED', id: delivery.id })}
    />
  )
  return (
    <div className={query.isPlaceholderData ? css.waiting : css.rows} aria-busy={query.isPlaceholderData}>
      <div className={css.tools}>
        <label className={css.pick}>
          <input
            className={checkbox}
            type="checkbox"
            checked={isAll}
            disabled={ids.length === 0}
            onChange={() => actor.send({ type: 'ROWS.CHOSEN', ids: isAll ? [] : ids })}
          />
          {m.review_select_page()}
        </label>
      </div>
      <ul aria-label={m.review_list()}>{list.map(row)}</ul>
      {total > DESK_SIZE && (
        <div className={css.pages}>
          <ListPages
            page={place.page}
            total={total}
            size={DESK_SIZE}
            hrefOf={(page) => hrefOf({ page, delivery: '' })}
          />
        </div>
      )}
    </div>
  )
}

function Nothing({ place, hrefOf }: { readonly place: DeskPlace } & Pick<ReviewListProps, 'hrefOf'>) {
  usePreferences()
  const { tab, keyword } = place
  const isNarrowed = keyword !== '' || tab !== 'all' || place.page > 1
  const [title, text] =
    keyword !== ''
      ? [m.review_none_found({ keyword }), m.review_none_found_text()]
      : tab === 'all'
        ? [m.review_none(), m.review_none_text()]
        : [m.review_none_so({ tab: tabNames[tab]() }), m.review_none_so_text()]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in a low window, which the keyboard must reach
    <section className={css.rows} tabIndex={0} aria-label={title}>
      <EmptyState title={title} text={text}>
        {isNarrowed && (
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={hrefOf({ tab: 'all', keyword: '', page: 1, delivery: '' })}
          >
            {m.review_all()}
          </a>
        )}
      </EmptyState>
    </section>
  )
}
