import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { type HintedList, hintsQuery } from '../../../api/search.ts'
import { Optional } from '../../../shared/late/Optional.tsx'
import type { Change, Chosen } from '../../../shared/lists/dimensions.ts'
import { few } from './FewFound.css.ts'

const Meant = lazy(async () => ({ default: (await import('./Meant.tsx')).Meant }))

/** A text that finds no more than this may be mistyped. */
const FEW = 5

export interface FewFoundProps {
  readonly total: number
  readonly chosen: readonly Chosen[]
  readonly hinted: HintedList | null
  onChange(change: Change): void
}

/** Above a list that holds little of what was searched for: what may have been meant. */
export function FewFound({ total, chosen, hinted, onChange }: FewFoundProps) {
  const typed = chosen.find(({ key }) => key === 'keyword')?.value
  const isFew = typed !== undefined && total <= FEW && hinted !== null
  const { data } = useQuery(
    { ...hintsQuery(hinted ?? { list: 'position', filter: {} }), enabled: isFew, retry: false },
    queryClient,
  )
  if (!isFew || !data || data.meant.length === 0) return null
  return (
    <div className={few} role="status">
      <Optional>
        <Meant meant={data.meant} typed={typed} onChange={onChange} />
      </Optional>
    </div>
  )
}
