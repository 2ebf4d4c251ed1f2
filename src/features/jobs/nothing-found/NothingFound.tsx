import type { UseQueryOptions } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import type { HintedList } from '../../../api/search.ts'
import type { SearchKind } from '../../../shared/actors/search.types.ts'
import { Optional } from '../../../shared/late/Optional.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { type Change, type Chosen, type Dimension, withoutAny } from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'

const WaysOut = lazy(async () => ({ default: (await import('./WaysOut.tsx')).WaysOut }))

// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
export type TotalQuery = UseQueryOptions<any, Error, any, any>

/** What a list that holds nothing needs to say what stands in the way. */
export interface Wider {
  readonly dimensions: readonly Dimension[]
  readonly chosen: readonly Chosen[]
  /** The list as the server gives hints for it; null where it gives none. */
  readonly hinted: HintedList | null
  /** The list as it would be after a change. */
  queryAfter(change: Change): TotalQuery
}

export interface NothingFoundProps extends Wider {
  /** What the list holds. */
  readonly kind: SearchKind
  readonly title: string
  /** What it says of a text that was searched for. */
  titleOf(inputs: { keyword: string }): string
  /** How many there would be: 46 个职位. */
  countOf(inputs: { count: string }): string
  /** Whether a wide screen has a column at its side. */
  readonly hasSide: boolean
  /** What a login that a position asks for reads again. */
  readonly login: 7 | 8
  onChange(change: Change): void
}

/** In the place of a list that holds nothing: why that is, and what there is instead. */
export function NothingFound(props: NothingFoundProps) {
  usePreferences()
  /** Its code could not be had. */
  const [isMissing, setMissing] = useState(false)
  const { title, dimensions, chosen, onChange } = props
  if (chosen.length === 0) {
    return (
      <EmptyState title={title} text={m.lists_empty_plain()}>
        <a className={buttonClass({})} href={addressOf('/')}>
          {m.lists_home()}
        </a>
      </EmptyState>
    )
  }
  if (isMissing) {
    return (
      <EmptyState title={title} text={m.lists_empty_any()}>
        <Button onClick={() => onChange(withoutAny(dimensions))}>{m.lists_clear_all()}</Button>
      </EmptyState>
    )
  }
  return (
    <Optional onMissing={() => setMissing(true)}>
      <Suspense fallback={<EmptyState title={title} text={m.lists_empty_looking()} />}>
        <WaysOut {...props} />
      </Suspense>
    </Optional>
  )
}
