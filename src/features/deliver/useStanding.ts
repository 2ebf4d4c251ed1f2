import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { DeliveryStatus } from '../../../contract/delivery-steps.ts'
import { studentIdOf } from '../../../machines/session/session.selectors.ts'
import { deliveringKey, deliverStatusQuery } from '../../api/deliveries.ts'
import { queryClient } from '../../api/query-client.ts'
import { useActors } from '../actors.ts'

/** How the student's delivery to a position stands; `open` where there is none, or nobody knows. */
export type Standing = DeliveryStatus | 'sending' | 'open'

/** One read for all positions, of whoever is logged in as a student. */
export function useStanding(positionId: string): Standing {
  const userId = useSelector(useActors().session, studentIdOf)
  const { data } = useQuery({ ...deliverStatusQuery(userId), enabled: userId !== '' }, queryClient)
  const isSending = useIsMutating({ mutationKey: deliveringKey(positionId) }, queryClient) > 0
  if (isSending) return 'sending'
  return (userId !== '' && data?.[positionId]) || 'open'
}
