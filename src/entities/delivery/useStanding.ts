import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { DeliveryStatus } from '../../../contract/rules/delivery-steps.ts'
import { studentIdOf } from '../../../machines/login/session/session.selectors.ts'
import { deliveringKey, deliverStatusQuery } from '../../api/deliveries.ts'
import { queryClient } from '../../api/query-client.ts'
import { useActors } from '../../shared/actors/actors.ts'

/** How the student's delivery to a position stands; null where there is none, or nobody knows. One read for all positions. */
export function useDelivered(positionId: string): DeliveryStatus | null {
  const userId = useSelector(useActors().session, studentIdOf)
  const { data } = useQuery({ ...deliverStatusQuery(userId), enabled: userId !== '' }, queryClient)
  return data?.[positionId] ?? null
}

/** Likewise, and whether it is on its way. */
export function useStanding(positionId: string): DeliveryStatus | 'sending' | null {
  const delivered = useDelivered(positionId)
  const isSending = useIsMutating({ mutationKey: deliveringKey(positionId) }, queryClient) > 0
  return isSending ? 'sending' : delivered
}
