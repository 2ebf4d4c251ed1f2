import { fromPromise } from 'xstate'
import { practiceDeletionMachine } from './practice-deletion.machine.ts'

export interface PracticeDeletionPorts {
  /** Rejects with a CallFailure; what is gone already is no failure. */
  remove(id: string): Promise<void>
  tellDeleted(id: string): void
}

export const providePracticeDeletion = (ports: PracticeDeletionPorts) =>
  practiceDeletionMachine.provide({
    actors: { remove: fromPromise<void, { readonly id: string }>(({ input }) => ports.remove(input.id)) },
    actions: { tellDeleted: (_, { id }) => ports.tellDeleted(id) },
  })
