import { fromPromise } from 'xstate'
import { replayerMachine } from './replayer.machine.ts'
import type { Difference } from './replayer.types.ts'

/** All reject with an Error whose message is for the developer. */
export interface ReplayerPorts {
  /** @returns the number of the last step of each path */
  plan(flow: string): Promise<readonly number[]>
  openPath(flow: string, path: number): Promise<void>
  /**
   * Makes a step of the open path and compares; step 0 looks at the start.
   * @returns null where all is as planned
   */
  performStep(step: number): Promise<Difference | null>
  /** Gives the page back; also called while a path is still being opened or a step made, or could not be. */
  closePath(): Promise<void>
}

export const provideReplayer = (ports: ReplayerPorts) =>
  replayerMachine.provide({
    actors: {
      plan: fromPromise<readonly number[], { flow: string }>(({ input }) => ports.plan(input.flow)),
      openPath: fromPromise<void, { flow: string; path: number }>(({ input }) =>
        ports.openPath(input.flow, input.path),
      ),
      performStep: fromPromise<Difference | null, { step: number }>(({ input }) => ports.performStep(input.step)),
      closePath: fromPromise<void>(() => ports.closePath()),
    },
  })
