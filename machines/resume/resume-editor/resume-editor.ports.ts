import { fromCallback, fromPromise } from 'xstate'
import { resumeEditorMachine } from './resume-editor.machine.ts'
import type { Change, ConnectionEvent, Saved } from './resume-editor.types.ts'

export interface ResumeEditorPorts {
  /** Rejects with a CallFailure, whose data tell how the piece stands where somebody else changed it. */
  save(change: Change, signal: AbortSignal): Promise<Saved>
  /** @returns a function that ends that */
  watchConnection(back: () => void): () => void
}

export const provideResumeEditor = ({ save, watchConnection }: ResumeEditorPorts) =>
  resumeEditorMachine.provide({
    actors: {
      save: fromPromise<Saved, Change>(({ input, signal }) => save(input, signal)),
      watchConnection: fromCallback<ConnectionEvent>(({ sendBack }) =>
        watchConnection(() => sendBack({ type: 'CONNECTION.BACK' })),
      ),
    },
  })
