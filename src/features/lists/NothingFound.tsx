import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import * as m from '../../../messages/compiled/messages.js'
import { queryClient } from '../../api/query-client.ts'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { addressOf } from '../content/links.ts'
import { usePreferences } from '../preferences.tsx'
import { countText } from './count-text.ts'
import { type Change, type Chosen, type Dimension, without, withoutAny } from './dimensions.ts'

// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
export type TotalQuery = UseQueryOptions<any, Error, any, any>

/** What a list that holds nothing needs to say what stands in the way. */
export interface Wider {
  readonly dimensions: readonly Dimension[]
  readonly chosen: readonly Chosen[]
  /** The list as it would be after a change. */
  queryAfter(change: Change): TotalQuery
}

export interface NothingFoundProps extends Wider {
  readonly title: string
  /** How many there would be: 46 个职位. */
  countOf(inputs: { count: string }): string
  /** Address of the list's first page, where there are entries on that. */
  readonly firstPage: string | null
  onChange(change: Change): void
}

/** In the place of a list that holds nothing: which filter stands in the way, and what there is without it. */
export function NothingFound(props: NothingFoundProps) {
  usePreferences()
  const { title, dimensions, chosen, queryAfter, countOf, firstPage, onChange } = props
  const changes = chosen.map((one) => without(dimensions, one))
  const totals = useQueries({ queries: changes.map((change) => queryAfter(change)) }, queryClient)
  if (firstPage !== null) {
    return (
      <EmptyState title={title} text={m.lists_empty_page()}>
        <a className={buttonClass({})} href={firstPage}>
          {m.lists_first_page()}
        </a>
      </EmptyState>
    )
  }
  if (chosen.length === 0) {
    return (
      <EmptyState title={title} text={m.lists_empty_plain()}>
        <a className={buttonClass({})} href={addressOf('/')}>
          {m.lists_home()}
        </a>
      </EmptyState>
    )
  }
  const clear = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} onClick={() => onChange(withoutAny(dimensions))}>
      {m.lists_clear_all()}
    </Button>
  )
  if (totals.some(({ isPending }) => isPending)) return <EmptyState title={title} text={m.lists_empty_looking()} />
  const found = totals.map(({ data }) => data?.total ?? 0)
  const most = Math.max(...found)
  const at = found.lastIndexOf(most)
  const [best, change] = [chosen[at], changes[at]]
  if (most === 0 || !best || !change) {
    return (
      <EmptyState title={title} text={m.lists_empty_any()}>
        {clear('primary')}
      </EmptyState>
    )
  }
  const filter = best.key === 'keyword' ? best.value : best.text
  const count = countOf({ count: countText(most) })
  return (
    <EmptyState title={title} text={m.lists_empty_without({ filter, count })}>
      <Button onClick={() => onChange(change)}>{m.lists_without({ filter })}</Button>
      {chosen.length > 1 && clear('secondary')}
    </EmptyState>
  )
}
