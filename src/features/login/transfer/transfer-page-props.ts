import type { ActorRefFrom } from 'xstate'
import type { transferMachine } from '../../../../machines/login/transfer/transfer.machine.ts'

export interface TransferPageProps {
  readonly actor: ActorRefFrom<typeof transferMachine>
  onHome(): void
}
