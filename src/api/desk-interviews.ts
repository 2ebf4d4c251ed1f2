import type { Params } from '../../contract/call.ts'
import * as calls from '../../contract/calls/invitations.ts'
import type { DeskInvitationStep } from '../../contract/rules/invitation-steps.ts'
import { request } from './client.ts'
import { openedQuery, readDeskAnew } from './desk.ts'
import { queryClient } from './query-client.ts'

const postInvitation = request(calls.inviteToInterview)
const postMove = request(calls.moveInterview)
const postStep = request(calls.stepInterview)

type Appointment = Omit<Params<typeof calls.inviteToInterview>, 'id'>

/**
 * Invites whoever sent a delivery; rejects with a CallFailure.
 * @returns milliseconds for which that can be taken back; null where it cannot
 */
export const invite = (deliveryId: string, appointment: Appointment): Promise<number | null> =>
  changing(deliveryId, async () => void (await postInvitation({ id: deliveryId, ...appointment })))

/** Another time or place; rejects with a CallFailure. */
export const moveInterview = (deliveryId: string, invitation_id: string, appointment: Appointment) =>
  changing(deliveryId, async () => void (await postMove({ invitation_id, ...appointment })))

/** Likewise. */
export const stepInterview = (deliveryId: string, invitation_id: string, step: DeskInvitationStep) =>
  changing(deliveryId, async () => void (await postStep({ invitation_id, step })))

/** How the delivery stands then is read at once, in the place of what is being read of before. */
async function changing(deliveryId: string, call: () => Promise<void>): Promise<number | null> {
  try {
    await call()
    const query = openedQuery(deliveryId)
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).undo_rest
  } catch (error) {
    readDeskAnew(deliveryId)
    throw error
  }
}
