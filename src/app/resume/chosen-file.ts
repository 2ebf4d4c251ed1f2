import { failureOf } from '../../../contract/failures.ts'
import type { ChosenFile, UploadEvent } from '../../../machines/kit/upload-problem.ts'
import type { Watching } from '../../api/upload.ts'

/** The browser's own file: nobody else chooses one. */
export function fileOf(chosen: ChosenFile): File {
  if (chosen instanceof File) return chosen
  throw new TypeError('not a file of this browser')
}

/**
 * An upload that tells how far it is and how it ended.
 * @param send begins it
 * @param doneOf what is told of its answer
 * @returns a function that gives it up
 */
export function report<Answer, Event extends { readonly type: string }>(
  send: (watching: Watching) => Promise<Answer>,
  doneOf: (answer: Answer) => Event,
  tell: (event: Event | UploadEvent) => void,
): () => void {
  const giving = new AbortController()
  send({
    signal: giving.signal,
    onProgress: (share) => tell({ type: 'UPLOAD.SENT', share }),
  })
    .then(doneOf)
    .then(tell, (error: unknown) => {
      if (!giving.signal.aborted) tell({ type: 'UPLOAD.FAILED', failure: failureOf(error) })
    })
  return () => giving.abort()
}
