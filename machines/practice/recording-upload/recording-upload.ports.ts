import { fromCallback, fromPromise } from 'xstate'
import type { Practice } from '../../../contract/practice.ts'
import { recordingUploadMachine } from './recording-upload.machine.ts'
import type { Piece, Waiting } from './recording-upload.types.ts'

export interface RecordingUploadPorts {
  /** Rejects where the browser keeps nothing. */
  look(): Promise<Waiting>
  /** Sends it and notes on this browser that it is sent. Rejects with a CallFailure. */
  send(piece: Piece, signal: AbortSignal): Promise<Practice | null>
  /** @returns a function that ends the watch */
  watchOnline(online: () => void): () => void
}

export const provideRecordingUpload = (ports: RecordingUploadPorts) =>
  recordingUploadMachine.provide({
    actors: {
      look: fromPromise<Waiting>(() => ports.look()),
      send: fromPromise<Practice | null, { readonly piece: Piece }>(({ input, signal }) =>
        ports.send(input.piece, signal),
      ),
      watchOnline: fromCallback<{ type: 'POKED' }>(({ sendBack }) =>
        ports.watchOnline(() => sendBack({ type: 'POKED' })),
      ),
    },
  })
