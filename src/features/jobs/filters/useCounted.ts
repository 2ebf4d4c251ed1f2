import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChoiceCount } from '../../../../contract/content.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { Dimension } from '../../../shared/lists/dimensions.ts'
import { isLacking } from '../../../shared/query/PartFailed.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
export type CountsQuery = UseQueryOptions<ChoiceCount[], Error, ChoiceCount[], any>

/** The dimensions of a list, those that are looked at with how many there are with each choice. */
export function useCounted<K extends string>(
  dimensions: readonly Dimension<K>[],
  countsOf: ((key: K) => CountsQuery) | undefined,
) {
  /** Key of the dimension whose choices are looked at, or all of them. */
  const [open, setOpen] = useState<K | 'all' | null>(null)
  const counts = useQueries(
    {
      queries: countsOf
        ? dimensions.map(({ key }) => ({ ...countsOf(key), enabled: open === key || open === 'all' }))
        : [],
    },
    queryClient,
  )
  const lacking = counts.filter(isLacking)
  return {
    setOpen,
    /** The query of the numbers that are shown. */
    query: {
      data: lacking.length === 0 ? counts : undefined,
      error: lacking.find(({ error }) => error)?.error ?? null,
      errorUpdateCount: lacking.length,
      refetch: () => Promise.all(lacking.map(({ refetch }) => refetch())),
    },
    dimensions: dimensions.map((dimension, at) => {
      const known = counts[at]?.data
      if (!known) return dimension
      const countOf = new Map(known.map(({ value, count }) => [value, count]))
      return { ...dimension, options: dimension.options.map((one) => ({ ...one, count: countOf.get(one.value) ?? 0 })) }
    }),
  }
}
