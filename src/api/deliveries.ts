import { queryOptions } from '@tanstack/react-query'
import * as deliveries from '../../contract/calls/deliveries.ts'
import { PUBLIC_SECONDS } from '../../contract/content.ts'
import type { DeliveryStatus } from '../../contract/rules/delivery-steps.ts'
import { doubtKept, request } from './client.ts'
import { COLLECTED } from './collect.ts'
import { lively } from './content.ts'
import { queryClient } from './query-client.ts'

export const getResumeList = request(deliveries.getResumeList)
const deliverResume = request(deliveries.deliverResume)
const getDeliverStatus = request(deliveries.getDeliverStatus)

/** By the position's id. */
export type Statuses = Readonly<Record<string, DeliveryStatus>>

const DELIVERED = ['student', 'delivered'] as const

/** How everything stands that a student has delivered; another tab, or an employer, may have moved it meanwhile. */
export const deliverStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: [...DELIVERED, userId],
    async queryFn({ signal }): Promise<Statuses> {
      const { list } = await getDeliverStatus({}, signal)
      return Object.fromEntries(list.map(({ position_id, status }) => [position_id, status]))
    },
    ...lively,
  })

/** Of deliveries to a position that are under way. */
export const deliveringKey = (positionId: string) => ['deliver', positionId] as const

const OF_POSITIONS: readonly unknown[] = ['positions', 'recommendations', 'companies', 'fairs', COLLECTED]

/** Reads again what shows and counts positions: a refusal says that one is another than was shown. */
export async function reviewPositions(): Promise<void> {
  doubtKept(PUBLIC_SECONDS)
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [of] }) => OF_POSITIONS.includes(of) })
}

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

/** Reads again what has been delivered, which another answer than the one that was lost tells. */
export async function reviewDelivered(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: DELIVERED }),
    queryClient.invalidateQueries({ queryKey: DELIVERIES }),
  ])
}

const SENTENCES = ['student', 'sentences'] as const
queryClient.setQueryDefaults(SENTENCES, { gcTime: Number.POSITIVE_INFINITY })

/** What was typed for a position and not sent; whoever typed it finds it again until they log out. */
export const sentenceOf = (userId: string, positionId: string): string =>
  queryClient.getQueryData<string>([...SENTENCES, userId, positionId]) ?? ''

/** Keeps it, with everything else that is known of the student. */
export const keepSentence = (userId: string, positionId: string, message: string): void =>
  void queryClient.setQueryData([...SENTENCES, userId, positionId], message)
