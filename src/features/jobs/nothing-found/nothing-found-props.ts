import type { UseQueryOptions } from '@tanstack/react-query'
import type { HintedList } from '../../../api/search.ts'
import type { SearchKind } from '../../../shared/actors/search.types.ts'
import type { Change, Chosen, Dimension } from '../../../shared/lists/dimensions.ts'

// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
export type TotalQuery = UseQueryOptions<any, Error, any, any>

/** An empty list says by these what stands in the way. */
export interface Wider {
  readonly dimensions: readonly Dimension[]
  readonly chosen: readonly Chosen[]
  /** The list as the server gives hints for it; null where it gives none. */
  readonly hinted: HintedList | null
  /** The list as it would be after a change. */
  queryAfter(change: Change): TotalQuery
}

export interface NothingFoundProps extends Wider {
  /** The kind of things in the list. */
  readonly kind: SearchKind
  readonly title: string
  /** The title of the list for a keyword. */
  titleOf(inputs: { keyword: string }): string
  /** The words for a count: 46 个职位. */
  countOf(inputs: { count: string }): string
  /** Whether a wide screen has a column at its side. */
  readonly hasSide: boolean
  /** The mode of a login that a position asks for, by which it is read again. */
  readonly login: 7 | 8
  onChange(change: Change): void
}
