import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { type VisibilityPort, visibilityActor } from '../../kit/visibility.ts'
import { qrLoginMachine } from './qr-login.machine.ts'
import type { PollAnswer, QrCode } from './qr-login.types.ts'

/** `fetchQrCode` and `poll` reject with a CallFailure. */
export interface QrLoginPorts {
  readonly visibility: VisibilityPort
  /**
   * The page shows a code now.
   * @returns a function that gives it up, which the page's own end does too: nobody can confirm it any more
   */
  holdQrCode(uuid: string): () => void
  fetchQrCode(page: string, signal: AbortSignal): Promise<QrCode>
  poll(uuid: string, signal: AbortSignal): Promise<PollAnswer>
}

export const provideQrLogin = (ports: QrLoginPorts) =>
  qrLoginMachine.provide({
    actors: {
      fetchQrCode: fromPromise<QrCode, { page: string }>(({ input, signal }) => ports.fetchQrCode(input.page, signal)),
      poll: fromPromise<PollAnswer, { uuid: string }>(({ input, signal }) => ports.poll(input.uuid, signal)),
      holdQrCode: fromCallback<AnyEventObject, { uuid: string }>(({ input }) => ports.holdQrCode(input.uuid)),
      watchVisibility: visibilityActor(ports.visibility),
    },
  })
