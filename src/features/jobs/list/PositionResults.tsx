import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Position, type PositionFilter, positionSorts } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { POSITIONS_A_PAGE } from '../../../api/positions.ts'
import { RowDeliver } from '../../../entities/delivery/RowDeliver.tsx'
import { PositionRow } from '../../../entities/position/PositionRow.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { Count } from '../../../shared/lists/Count.tsx'
import type { Change } from '../../../shared/lists/dimensions.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { Segments } from '../../../ui/choice/Segments.tsx'
import { head, results, sheet } from '../../../ui/list/ListPage.css.ts'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { FewFound } from '../nothing-found/FewFound.tsx'
import { NothingFound } from '../nothing-found/NothingFound.tsx'
import type { Wider } from '../nothing-found/nothing-found-props.ts'

export interface PositionResultsProps extends Wider {
  readonly query: UseQueryResult<{ list: Position[]; total: number }>
  readonly sort: PositionFilter['sort']
  readonly page: number
  /** The mode of a login, by which the list is read again. */
  readonly login: 7 | 8
  /** Whether there is a column at its side. */
  readonly hasSide: boolean
  hrefOf(page: number): string
  onChange(change: Change): void
}

const sortTexts = {
  relevance: m.lists_sort_relevance,
  newest: m.lists_sort_newest,
  salary: m.lists_sort_salary,
} satisfies Record<(typeof positionSorts)[number], () => string>

/** A page of positions with its order and its pages. */
export function PositionResults(props: PositionResultsProps) {
  usePreferences()
  const {
    query,
    sort = 'relevance',
    page,
    login,
    dimensions,
    chosen,
    hinted,
    hasSide,
    queryAfter,
    hrefOf,
    onChange,
  } = props
  const section = useRef<HTMLElement>(null)
  return (
    <>
      <section ref={section} tabIndex={-1} className={sheet} aria-label={m.lists_positions()}>
        <div className={head}>
          <Count total={query.data?.total} sentence={m.lists_count_positions} />
          <Segments
            label={m.lists_sort()}
            options={positionSorts.map((value) => ({ value, text: sortTexts[value]() }))}
            value={sort}
            onChange={(value) => onChange({ sort: value === 'relevance' ? undefined : value })}
          />
        </div>
        <Queried
          query={query}
          skeleton={<SkeletonRows count={POSITIONS_A_PAGE} label={m.content_loading()} />}
          what={m.content_what_position()}
          isFiltered={chosen.length > 0}
        >
          {({ list, total }) => (
            <div className={results} aria-busy={query.isPlaceholderData}>
              {list.length === 0 ? (
                <NothingFound
                  kind="position"
                  title={m.lists_no_positions()}
                  titleOf={m.nothing_no_positions}
                  hinted={hinted}
                  hasSide={hasSide}
                  login={login}
                  dimensions={dimensions}
                  chosen={chosen}
                  queryAfter={queryAfter}
                  countOf={m.lists_positions_count}
                  onChange={(change) => {
                    section.current?.focus()
                    onChange(change)
                  }}
                />
              ) : (
                <>
                  {!query.isPlaceholderData && (
                    <FewFound total={total} chosen={chosen} hinted={hinted} onChange={onChange} />
                  )}
                  <ul>
                    {list.map((position) => (
                      <li key={position.id}>
                        <PositionRow
                          position={position}
                          deliver={<RowDeliver position={position} jump={login} />}
                          action={<CollectButton kind="position" id={position.id} title={position.title} look="icon" />}
                        />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
        </Queried>
      </section>
      {query.data && <ListPages page={page} total={query.data.total} size={POSITIONS_A_PAGE} hrefOf={hrefOf} />}
    </>
  )
}
