import { fromPromise } from 'xstate'
import { recorderMachine } from './recorder.machine.ts'
import type { RecorderNotice, StepRange, TraceFile } from './recorder.types.ts'

export interface RecorderPorts {
  /** Reads a trace, keeps its steps to be shown; rejects where it is none, or has no step. */
  readTrace(file: TraceFile): Promise<StepRange>
  /** Shows a notice and announces it to screen readers. */
  notify(notice: RecorderNotice): void
}

export const provideRecorder = (ports: RecorderPorts) =>
  recorderMachine.provide({
    actors: {
      readTrace: fromPromise<StepRange, { file: TraceFile }>(({ input }) => ports.readTrace(input.file)),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
