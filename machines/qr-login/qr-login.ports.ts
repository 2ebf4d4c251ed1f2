import { fromPromise } from 'xstate'
import { type VisibilityPort, visibilityActor } from '../visibility.ts'
import { qrLoginMachine } from './qr-login.machine.ts'
import type { PollAnswer, QrCode } from './qr-login.types.ts'

/** Both calls reject with a CallFailure. */
export interface QrLoginPorts {
  readonly visibility: VisibilityPort
  fetchQrCode(page: string, signal: AbortSignal): Promise<QrCode>
  poll(uuid: string, signal: AbortSignal): Promise<PollAnswer>
}

export const provideQrLogin = (ports: QrLoginPorts) =>
  qrLoginMachine.provide({
    actors: {
      fetchQrCode: fromPromise<QrCode, { page: string }>(({ input, signal }) => ports.fetchQrCode(input.page, signal)),
      poll: fromPromise<PollAnswer, { uuid: string }>(({ input, signal }) => ports.poll(input.uuid, signal)),
      watchVisibility: visibilityActor(ports.visibility),
    },
  })
