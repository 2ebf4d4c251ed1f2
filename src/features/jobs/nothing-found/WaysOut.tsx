import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { SearchHints } from '../../../../contract/calls/search.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { type HintedList, hintsQuery } from '../../../api/search.ts'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { RowDeliver } from '../../../entities/delivery/RowDeliver.tsx'
import { PositionRow } from '../../../entities/position/PositionRow.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { countText } from '../../../shared/lists/count-text.ts'
import {
  type Change,
  type Chosen,
  type Dimension,
  dimensionLabel,
  withoutAny,
} from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CloseIcon } from '../../../ui/icons/controls.tsx'
import { NothingFound as Picture } from '../../../ui/illustrations/NothingFound.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { differenceOf } from './difference.ts'
import { Meant } from './Meant.tsx'
import type { NothingFoundProps, Wider } from './nothing-found-props.ts'
import { Tips } from './Tips.tsx'
import * as css from './WaysOut.css.ts'

const NO_HINTS: SearchHints = { meant: [], near: [], without: [], words: [] }

/** Filters that are offered to be taken off. */
const OFFERED = 4

/** Leads on from an empty list: to what may have been meant, to fewer filters, and to what nearly fits. */
export function WaysOut(props: NothingFoundProps) {
  usePreferences()
  const { kind, title, titleOf, dimensions, chosen, hinted, countOf, login, hasSide, onChange } = props
  const query = useQuery(
    { ...hintsQuery(hinted ?? { list: 'position', filter: {} }), enabled: hinted !== null, retry: false },
    queryClient,
  )
  const without = useWithout(props, query)
  const keyword = chosen.find(({ key }) => key === 'keyword')?.value
  const bare = keyword === undefined ? title : titleOf({ keyword })
  // The keyword may find something without a filter.
  const name = keyword !== undefined && chosen.length > 1 ? m.nothing_so({ title: bare }) : bare
  if (!without) return <EmptyState title={name} text={m.lists_empty_looking()} />
  const { meant, near } = query.data ?? NO_HINTS
  const isStuck = without.length === 0 && meant.length === 0
  return (
    <>
      <div className={css.head} role="status">
        <Picture className={css.picture} />
        <div>
          <p className={css.title}>{name}</p>
          <Meant meant={meant} typed={keyword ?? ''} onChange={onChange} />
          {isStuck && <p className={css.text}>{m.lists_empty_any()}</p>}
          {(isStuck || chosen.length > 1) && (
            <Button
              kind={isStuck ? 'primary' : 'link'}
              size="sm"
              className={css.clear}
              onClick={() => onChange(withoutAny(dimensions))}
            >
              {m.lists_clear_all()}
            </Button>
          )}
        </div>
      </div>
      {without.length > 0 && (
        <div className={css.part}>
          <div className={css.name}>
            <h3>
              {keyword === undefined || (without[0] && 'keyword' in without[0].change)
                ? m.nothing_without()
                : m.nothing_without_for({ keyword })}
            </h3>
            <span className={css.hint}>{m.nothing_without_hint()}</span>
          </div>
          <div className={css.cards}>
            {without.slice(0, OFFERED).map(({ key, text, change, count }, i) => (
              <button
                key={key}
                type="button"
                className={i === 0 ? css.best : css.card}
                onClick={() => onChange(change)}
              >
                <span className={css.filter}>
                  <span className={css.filterText}>{m.nothing_take_off({ filter: text })}</span>
                  <CloseIcon size={16} />
                </span>
                <Found count={countText(count)} sentenceOf={countOf} />
              </button>
            ))}
          </div>
        </div>
      )}
      {near.length > 0 && hinted && <Near near={near} hinted={hinted} dimensions={dimensions} login={login} />}
      {keyword !== undefined && <Tips kind={kind} place={hasSide ? 'inNarrowList' : 'inList'} />}
    </>
  )
}

interface FoundProps {
  readonly count: string
  sentenceOf(inputs: { count: string }): string
}

/** Says how many there are, the number larger than its noun. */
function Found({ count, sentenceOf }: FoundProps) {
  const [before, after] = sentenceOf({ count: '\n' }).split('\n')
  return (
    <span className={css.found}>
      {before}
      <b className={css.number}>{count}</b>
      {after}
    </span>
  )
}

/** The list without one filter. */
interface Without {
  readonly key: string
  /** The filter that is left out, in words. */
  readonly text: string
  readonly change: Change
  readonly count: number
}

/** Makes one filter for each dimension with a choice; the keyword is one, too. */
function filtersOf(dimensions: readonly Dimension[], chosen: readonly Chosen[]): Omit<Without, 'count'>[] {
  const keys = [...new Set(chosen.map(({ key }) => key))]
  return keys.map((key) => {
    const of = chosen.filter((one) => one.key === key)
    const dimension = dimensions.find((one) => one.key === key)
    const text = dimension && of.length > 1 ? dimensionLabel(dimension) : (of[0]?.text ?? '')
    return { key, text, change: { [key]: undefined } }
  })
}

/**
 * How many there are without each filter, the most first, those that help alone; undefined while that is not known.
 * @param hints what the server says; it is asked for each list where that failed, or leaves something out of account
 */
function useWithout(
  { dimensions, chosen, hinted, queryAfter }: Wider,
  hints: UseQueryResult<SearchHints>,
): readonly Without[] | undefined {
  const filters = filtersOf(dimensions, chosen)
  const isAsked = hinted === null || hinted.filter.hide !== undefined || hints.isError
  const lists = useQueries({ queries: isAsked ? filters.map(({ change }) => queryAfter(change)) : [] }, queryClient)
  if (isAsked ? lists.some(({ isPending }) => isPending) : !hints.data) return undefined
  const counted = filters.map((filter, i) => ({
    ...filter,
    count: isAsked
      ? (lists[i]?.data?.total ?? 0)
      : (hints.data?.without.find(({ key }) => key === filter.key)?.count ?? 0),
  }))
  // A word less is nearer to what was asked for than nothing of it.
  const words = isAsked ? [] : (hints.data?.words ?? [])
  const without = words.map(({ word, keyword, count }) => ({
    key: `keyword ${word}`,
    text: m.lists_keyword({ text: word }),
    change: { keyword },
    count,
  }))
  const others = counted.filter(({ key, count }) => count > 0 && !(key === 'keyword' && without.length > 0))
  return [...without, ...others].sort((one, other) => other.count - one.count)
}

interface NearProps {
  readonly near: SearchHints['near']
  readonly hinted: HintedList
  readonly dimensions: readonly Dimension[]
  /** The mode of a login that a position asks for, by which it is read again. */
  readonly login: 7 | 8
}

/** Shows what one filter alone keeps out of a list, and in what it differs. */
function Near({ near, hinted: { filter }, dimensions, login }: NearProps) {
  const { locale } = usePreferences()
  const textOf = (key: string, value: string) =>
    dimensions.find((one) => one.key === key)?.options.find((one) => one.value === value)?.text ?? ''
  const badge = (one: SearchHints['near'][number]) => (
    <Badge kind="warning">{differenceOf(one, filter, textOf, locale, Date.now())}</Badge>
  )
  const positions = near.flatMap((one) => (one.position ? [{ ...one, position: one.position }] : []))
  const companies = near.flatMap((one) => (one.company ? [{ ...one, company: one.company }] : []))
  return (
    <div className={css.near}>
      <div className={css.name}>
        <h3>{m.nothing_near()}</h3>
        <span className={css.hint}>{m.nothing_near_hint()}</span>
      </div>
      {positions.length > 0 && (
        <ul>
          {positions.map((one) => (
            <li key={one.position.id}>
              <PositionRow
                position={one.position}
                mark={badge(one)}
                deliver={<RowDeliver position={one.position} jump={login} />}
                action={<CollectButton kind="position" id={one.position.id} title={one.position.title} look="icon" />}
              />
            </li>
          ))}
        </ul>
      )}
      {companies.length > 0 && (
        <ul className={css.companies}>
          {companies.map((one) => (
            <li key={one.company.id}>
              <CompanyCard
                company={one.company}
                mark={badge(one)}
                action={
                  <CollectButton kind="company" id={one.company.id} title={one.company.company_name} look="icon" />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
