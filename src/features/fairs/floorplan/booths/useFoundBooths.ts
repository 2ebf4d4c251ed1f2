import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { foundBoothsQuery } from '../../../../api/fairs.ts'
import { queryClient } from '../../../../api/query-client.ts'
import type { BoothMapActor } from '../plan-props.ts'

/** Reads the positions that the server finds by the text of the booth filter, by the number of their booth. */
export function useFoundBooths(actor: BoothMapActor, fairId: string) {
  const text = useSelector(actor, ({ context }) => context.search.trim())
  const query = useQuery(foundBoothsQuery(fairId, text), queryClient)
  const found = new Map(query.data?.map(({ no, position }) => [no, position]))
  return { query, found, isLooking: text !== '' && query.isPending }
}

export type FoundBooths = ReturnType<typeof useFoundBooths>
