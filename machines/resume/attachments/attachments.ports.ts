import { fromCallback, fromPromise } from 'xstate'
import type { Attachment } from '../../../contract/calls/resume.ts'
import type { undoMachine } from '../../kit/undo/undo.machine.ts'
import type { ChosenFile } from '../../kit/upload-problem.ts'
import { attachmentsMachine } from './attachments.machine.ts'
import type { AttachmentKind, AttachmentsEvent } from './attachments.types.ts'

export interface AttachmentsPorts {
  /** Reads the student's attachments. Rejects with a CallFailure. */
  read(signal: AbortSignal): Promise<readonly Attachment[]>
  /** Tells the kind by the first bytes, whatever the name says. Rejects where they cannot be read. */
  inspect(file: ChosenFile): Promise<AttachmentKind>
  /**
   * Sends it, to be kept.
   * @param report hears how much is sent, and how it ended
   * @returns a function that gives it up
   */
  upload(file: ChosenFile, report: (event: AttachmentsEvent) => void): () => void
  /** Deletes, and brings back; the list itself hides what is deleted. */
  readonly undo: typeof undoMachine
}

export const provideAttachments = (ports: AttachmentsPorts) =>
  attachmentsMachine.provide({
    actors: {
      read: fromPromise<readonly Attachment[]>(({ signal }) => ports.read(signal)),
      inspect: fromPromise<AttachmentKind, ChosenFile>(({ input }) => ports.inspect(input)),
      upload: fromCallback<AttachmentsEvent, ChosenFile>(({ input, sendBack }) => ports.upload(input, sendBack)),
      undo: ports.undo,
    },
  })
