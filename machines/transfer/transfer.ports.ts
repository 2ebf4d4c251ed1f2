import { fromPromise } from 'xstate'
import type { Identity } from '../../contract/calls/transfer.ts'
import { codes } from '../../contract/codes.ts'
import { failureOf } from '../../contract/failures.ts'
import type { LoginType } from '../../contract/storage.ts'
import { transferMachine } from './transfer.machine.ts'
import type { TransferClaim, TransferOutcome } from './transfer.types.ts'

export interface TransferPorts {
  /** Rejects with a CallFailure. */
  exchange(claim: TransferClaim, signal: AbortSignal): Promise<Identity>
  /** Clears the other identities and keeps this one for 14 days; rejects where the browser keeps no cookie. */
  storeIdentity(identity: Identity): Promise<void>
  goHome(): void
  openLogin(loginType: LoginType): void
}

const refusals = new Map<number, TransferOutcome>([
  [codes.transferVoid, { result: 'expired' }],
  [codes.transferMismatch, { result: 'wrongIdentity' }],
  [codes.notFound, { result: 'notFound' }],
  [codes.badParameters, { result: 'notFound' }],
])

export const provideTransfer = (ports: TransferPorts) =>
  transferMachine.provide({
    actors: {
      exchange: fromPromise<TransferOutcome, TransferClaim>(async ({ input, signal }) => {
        try {
          return { result: 'proven', identity: await ports.exchange(input, signal) }
        } catch (error) {
          const failure = failureOf(error)
          const refusal = failure.kind === 'server' ? refusals.get(failure.code) : undefined
          if (!refusal) throw error
          return refusal
        }
      }),
      storeIdentity: fromPromise<void, { identity: Identity }>(({ input }) => ports.storeIdentity(input.identity)),
    },
    actions: {
      goHome: () => ports.goHome(),
      openLogin: (_, { loginType }) => ports.openLogin(loginType),
    },
  })
