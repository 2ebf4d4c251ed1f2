import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { deliverMachine } from '../../../../machines/applications/deliver/deliver.machine.ts'

export interface DeliverProps {
  readonly actor: ActorRefFrom<typeof deliverMachine>
  /** The student's resume as whoever reads it sees it. */
  readonly paper: ReactNode
  /** Asks whether text messages shall tell what becomes of it. */
  readonly reminders: ReactNode
}
