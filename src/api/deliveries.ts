import { queryOptions } from '@tanstack/react-query'
import * as deliveries from '../../contract/calls/deliveries.ts'
import type { DeliveryStatus } from '../../contract/delivery-steps.ts'
import { request } from './client.ts'
import { lively } from './content.ts'
import { queryClient } from './query-client.ts'

export const getResumeList = request(deliveries.getResumeList)
const deliverResume = request(deliveries.deliverResume)
const getDeliverStatus = request(deliveries.getDeliverStatus)

/** By the position's id. */
export type Statuses = Readonly<Record<string, DeliveryStatus>>

/** How everything stands that a student has delivered; another tab, or an employer, may have moved it meanwhile. */
export const deliverStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: ['student', 'delivered', userId],
    async queryFn({ signal }): Promise<Statuses> {
      const { list } = await getDeliverStatus({}, signal)
      return Object.fromEntries(list.map(({ position_id, status }) => [position_id, status]))
    },
    ...lively,
  })

/** Of deliveries to a position that are under way. */
export const deliveringKey = (positionId: string) => ['deliver', positionId] as const

export interface Sent {
  readonly userId: string
  readonly positionId: string
  /** Of an attachment; null for the resume. */
  readonly attachmentId: string | null
  readonly message: string
}

/** Of lists of what became of deliveries. */
export const DELIVERIES = ['student', 'deliveries'] as const

/** Rejects with a CallFailure. */
export async function sendDelivery({ userId, positionId, attachmentId, message }: Sent) {
  const call = queryClient.getMutationCache().build(queryClient, {
    mutationKey: deliveringKey(positionId),
    mutationFn: () =>
      deliverResume({
        user_id: userId,
        position_id: positionId,
        ...(attachmentId !== null && { attachment_id: attachmentId }),
        ...(message !== '' && { message }),
      }),
  })
  const answer = await call.execute(undefined)
  queryClient.setQueryData(
    deliverStatusQuery(userId).queryKey,
    (statuses) => statuses && { ...statuses, [positionId]: answer.status },
  )
  void queryClient.invalidateQueries({ queryKey: DELIVERIES })
  return answer
}

/** Reads again what a refusal says is another than was shown. */
export const reviewPosition = (id: string) => queryClient.invalidateQueries({ queryKey: ['positions', 'one', id] })
