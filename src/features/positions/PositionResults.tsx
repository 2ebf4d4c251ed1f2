import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Position, type PositionFilter, positionSorts } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { POSITIONS_A_PAGE } from '../../api/positions.ts'
import { Segments } from '../../ui/choice/Segments.tsx'
import { SkeletonRows } from '../../ui/list-state/SkeletonRows.tsx'
import { CollectButton } from '../collect/CollectButton.tsx'
import { Queried } from '../content/Queried.tsx'
import { RowDeliver } from '../deliver/RowDeliver.tsx'
import { Count } from '../lists/Count.tsx'
import type { Change } from '../lists/dimensions.ts'
import { head, results, sheet } from '../lists/ListPage.css.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { NothingFound, type Wider } from '../lists/NothingFound.tsx'
import { usePreferences } from '../preferences.tsx'
import { PositionRow } from './PositionRow.tsx'

export interface PositionResultsProps extends Wider {
  readonly query: UseQueryResult<{ list: Position[]; total: number }>
  readonly sort: PositionFilter['sort']
  readonly page: number
  /** What a login reads again. */
  readonly login: 7 | 8
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
  const { query, sort = 'relevance', page, login, dimensions, chosen, queryAfter, hrefOf, onChange } = props
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
        >
          {({ list, total }) => (
            <div className={results} aria-busy={query.isPlaceholderData}>
              {list.length === 0 ? (
                <NothingFound
                  title={m.lists_no_positions()}
                  dimensions={dimensions}
                  chosen={chosen}
                  queryAfter={queryAfter}
                  countOf={m.lists_positions_count}
                  firstPage={total > 0 ? hrefOf(1) : null}
                  onChange={(change) => {
                    section.current?.focus()
                    onChange(change)
                  }}
                />
              ) : (
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
              )}
            </div>
          )}
        </Queried>
      </section>
      {query.data && <ListPages page={page} total={query.data.total} size={POSITIONS_A_PAGE} hrefOf={hrefOf} />}
    </>
  )
}
