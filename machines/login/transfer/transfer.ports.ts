import { fromPromise } from 'xstate'
import type { Identity, TransferPreview } from '../../../contract/calls/transfer.ts'
import { codes } from '../../../contract/codes.ts'
import { failureOf } from '../../../contract/failures.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { Identity as Visitor } from '../session/session.selectors.ts'
import { transferMachine } from './transfer.machine.ts'
import type { PreviewOutcome, TransferClaim, TransferOutcome, TransferRefusal } from './transfer.types.ts'

export interface TransferPorts {
  /** Rejects with a CallFailure. */
  preview(claim: TransferClaim, signal: AbortSignal): Promise<TransferPreview>
  /** Rejects with a CallFailure. */
  exchange(claim: TransferClaim, signal: AbortSignal): Promise<Identity>
  /** Clears the other identities and keeps this one for 14 days; rejects where the browser keeps no cookie. */
  storeIdentity(identity: Identity): Promise<void>
  /** Resolves with the visitor's identity, once that is known. */
  recogniseIdentity(): Promise<Visitor>
  goHome(): void
  openLogin(loginType: LoginType): void
}

const refusals = new Map<number, TransferRefusal>([
  [codes.transferVoid, { result: 'expired' }],
  [codes.transferMismatch, { result: 'wrongIdentity' }],
  [codes.notFound, { result: 'notFound' }],
  [codes.badParameters, { result: 'notFound' }],
])

/** A refusal by the server is an outcome; any other failure is thrown on. */
async function orRefusal<T>(answer: Promise<T>): Promise<T | TransferRefusal> {
  try {
    return await answer
  } catch (error) {
    const failure = failureOf(error)
    const refusal = failure.kind === 'server' ? refusals.get(failure.code) : undefined
    if (!refusal) throw error
    return refusal
  }
}

export const provideTransfer = (ports: TransferPorts) =>
  transferMachine.provide({
    actors: {
      preview: fromPromise<PreviewOutcome, TransferClaim>(({ input, signal }) =>
        orRefusal(ports.preview(input, signal).then((preview) => ({ result: 'previewed' as const, preview }))),
      ),
      exchange: fromPromise<TransferOutcome, TransferClaim>(({ input, signal }) =>
        orRefusal(ports.exchange(input, signal).then((identity) => ({ result: 'proven' as const, identity }))),
      ),
      storeIdentity: fromPromise<void, { identity: Identity }>(({ input }) => ports.storeIdentity(input.identity)),
      recogniseIdentity: fromPromise<Visitor>(() => ports.recogniseIdentity()),
    },
    actions: {
      goHome: () => ports.goHome(),
      openLogin: (_, { loginType }) => ports.openLogin(loginType),
    },
  })
