import { queryOptions } from '@tanstack/react-query'
import * as desk from '../../contract/calls/desk.ts'
import { CallFailure } from '../../contract/failures.ts'
import { addressOf, countCall, readAnswer, request } from './client.ts'
import { followed } from './desk.ts'
import { queryClient } from './query-client.ts'

export const getDeskAccount = request(desk.getDeskAccount)
const getDeskPositions = request(desk.getDeskPositions)
const setPositionOpen = request(desk.setPositionOpen)

/** What an employer's positions got. */
export const deskPositionsQuery = queryOptions({
  queryKey: ['desk', 'positions'],
  queryFn: ({ signal }) => getDeskPositions({}, signal),
  ...followed,
})

/** Rejects with a CallFailure. Closing ends deliveries, so that all of the desk is read anew. */
export async function setOpen(id: string, open: boolean): Promise<desk.PositionStatus> {
  const { status } = await setPositionOpen({ id, open: open ? '1' : '0' })
  await queryClient.invalidateQueries({ queryKey: ['desk'] })
  return status
}

/** Nothing of the desk stays for whoever comes next. */
export const forgetDesk = () => queryClient.removeQueries({ queryKey: ['desk'] })

type Filter = Parameters<typeof addressOf<typeof desk.exportDeliveries>>[1]

/** Deliveries as a table; rejects with a CallFailure. */
export async function fetchTable(filter: Filter, signal: AbortSignal): Promise<Blob> {
  const number = countCall()
  const response = await fetch(addressOf(desk.exportDeliveries, filter), { signal }).catch(() => {
    throw new CallFailure({ kind: signal.aborted ? 'aborted' : 'offline' })
  })
  const isTable = response.headers.get('content-type')?.includes('spreadsheet')
  if (!isTable) readAnswer(desk.exportDeliveries, response, await response.json().catch(() => undefined), number)
  return response.blob().catch(() => {
    throw new CallFailure({ kind: 'offline' })
  })
}
