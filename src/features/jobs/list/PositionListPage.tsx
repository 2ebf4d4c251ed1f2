import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Position, PositionFilter } from '../../../../contract/content.ts'
import { graduationYear } from '../../../../contract/rules/graduation.ts'
import { isParticular } from '../../../../contract/rules/particular-search.ts'
import type { Search } from '../../../../contract/searches.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { positionCountsQuery, termsQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { ListSearch } from '../../../entities/search/ListSearch.tsx'
import type { SearchKind } from '../../../shared/actors/search.types.ts'
import { Optional } from '../../../shared/late/Optional.tsx'
import type { Change } from '../../../shared/lists/dimensions.ts'
import { chosenOf } from '../../../shared/lists/dimensions.ts'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../shared/query/PartFailed.tsx'
import { FilterBar } from '../filters/FilterBar.tsx'
import { HideDelivered, HideLogin } from './HideDelivered.tsx'
import * as css from './PositionListPage.css.ts'
import { PositionResults } from './PositionResults.tsx'
import { positionDimensions } from './position-dimensions.ts'

const Tips = lazy(async () => ({ default: (await import('../nothing-found/Tips.tsx')).Tips }))
const SubscribeButton = lazy(async () => ({
  default: (await import('../../../entities/saved-search/SubscribeButton.tsx')).SubscribeButton,
}))

interface Positions {
  list: Position[]
  total: number
}

// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
type PositionsQuery = UseQueryOptions<Positions, Error, Positions, any>

export interface PositionListPageProps {
  readonly heading: string | null
  readonly isHeadingUnseen?: boolean
  /** The zone of the list. */
  readonly zone?: UseQueryResult<unknown>
  readonly filter: PositionFilter
  /** The search that a student may save: the list with its filter. */
  readonly saved: Search
  readonly page: number
  /** The mode of a login that the list asks for, by which it is read again (STU-4). */
  readonly login: 7 | 8
  queryOf(filter: PositionFilter, page: number): PositionsQuery
  readonly side?: ReactNode
  hrefOf(page: number): string
  onChange(change: Change, isAgain?: boolean): void
  onSearch(kind: SearchKind, text: string): void
}

/** Positions with everything they can be narrowed by. */
export function PositionListPage(props: PositionListPageProps) {
  const { locale } = usePreferences()
  const {
    heading,
    isHeadingUnseen = false,
    zone,
    filter,
    saved,
    page,
    login,
    queryOf,
    side,
    hrefOf,
    onChange,
    onSearch,
  } = props
  const terms = useQuery(termsQuery, queryClient)
  const positions = useQuery(queryOf(filter, page), queryClient)
  const dimensions = positionDimensions(filter, terms.data, locale, graduationYear(Date.now()))
  const chosen = chosenOf(dimensions, filter.keyword)
  const isNothing = filter.keyword !== undefined && positions.data?.total === 0
  return (
    <ListPage
      heading={heading}
      isHeadingUnseen={isHeadingUnseen}
      note={zone && <PartFailed query={zone} what={m.lists_what_zone()} />}
      search={
        <div className={isParticular(saved.filter) ? css.search : ''}>
          <ListSearch
            kind="position"
            keyword={filter.keyword}
            onSearch={onSearch}
            onCity={(city) => onChange({ city: [city], keyword: undefined })}
          />
          {isParticular(saved.filter) && (
            <Optional>
              <Suspense fallback={<span className={css.place} />}>
                <SubscribeButton search={{ ...saved, host: '' }} shown={{ look: 'list' }} />
              </Suspense>
            </Optional>
          )}
        </div>
      }
      filters={
        <FilterBar
          dimensions={dimensions}
          chosen={chosen}
          found={positions.isPlaceholderData ? undefined : positions.data?.total}
          foundTexts={{ some: m.lists_show_positions, none: m.lists_no_positions }}
          onRetry={terms.isError ? () => void terms.refetch() : null}
          countsOf={(key) => positionCountsQuery(saved, key)}
          onChange={onChange}
          end={<HideDelivered isOn={filter.hide === '1'} onChange={onChange} />}
        />
      }
      side={
        isNothing && side ? (
          <>
            <Optional>
              <Tips kind="position" place="side" />
            </Optional>
            {side}
          </>
        ) : (
          side
        )
      }
    >
      <HideLogin isWanted={filter.hide === '1'} login={login} />
      <PositionResults
        query={positions}
        sort={filter.sort}
        page={page}
        login={login}
        dimensions={dimensions}
        chosen={filter.hide ? [...chosen, { key: 'hide', value: '1', text: m.lists_hide_delivered() }] : chosen}
        hinted={saved}
        hasSide={side !== undefined}
        queryAfter={(change) => queryOf({ ...filter, ...change }, 1)}
        hrefOf={hrefOf}
        onChange={onChange}
      />
    </ListPage>
  )
}
