import { fromPromise } from 'xstate'
import { practiceStartMachine } from './practice-start.machine.ts'
import type { KeptWish, PracticeOrder } from './practice-start.types.ts'

export interface PracticeStartPorts {
  /** Rejects with a CallFailure. */
  start(order: PracticeOrder): Promise<{ readonly id: string }>
  /** Opens the room. */
  open(id: string): void
  keepWish(kept: KeptWish): void
  forgetWish(): void
}

export const providePracticeStart = (ports: PracticeStartPorts) =>
  practiceStartMachine.provide({
    actors: { start: fromPromise<{ readonly id: string }, PracticeOrder>(({ input }) => ports.start(input)) },
    actions: {
      open: (_, { id }) => ports.open(id),
      keepWish: (_, kept) => ports.keepWish(kept),
      forgetWish: () => ports.forgetWish(),
    },
  })
