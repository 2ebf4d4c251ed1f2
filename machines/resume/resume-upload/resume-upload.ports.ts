import { fromCallback, fromPromise } from 'xstate'
import type { ChosenFile } from '../../kit/upload-problem.ts'
import type { Change } from '../resume-editor/resume-editor.types.ts'
import type { Present } from '../resume-review/resume-review.types.ts'
import { resumeUploadMachine } from './resume-upload.machine.ts'
import type { Result, ResumeKind, ResumeUploadEvent, Step, Upload } from './resume-upload.types.ts'

export interface ResumeUploadPorts {
  /** What was read and not saved yet, of the student who is logged in; null where there is nothing. */
  recall(): Promise<Result | null>
  /** By its first bytes, whatever its name says. Rejects where it cannot be read. */
  inspect(file: ChosenFile): Promise<ResumeKind>
  /**
   * Sends it, to be read.
   * @param report hears how much is sent, and how it ended
   * @returns a function that gives it up
   */
  upload(upload: Upload, report: (event: ResumeUploadEvent) => void): () => void
  /** A resume as JSON (JSON Resume). Rejects where it is none. */
  importJson(file: ChosenFile): Promise<Result>
  /** The resume as the server has it. Rejects with a CallFailure. */
  readPresent(signal: AbortSignal): Promise<Present>
  /** Saves a piece on the version that it was made on. Rejects with a CallFailure. */
  save(change: Change): Promise<void>
  /** On this browser, until it is saved, thrown away or the student logs out. */
  keep(result: Result): void
  forget(): void
  /** In the address. */
  showStep(step: Step): void
}

export const provideResumeUpload = (ports: ResumeUploadPorts) =>
  resumeUploadMachine.provide({
    actors: {
      recall: fromPromise<Result | null>(() => ports.recall()),
      inspect: fromPromise<ResumeKind, ChosenFile>(({ input }) => ports.inspect(input)),
      upload: fromCallback<ResumeUploadEvent, Upload>(({ input, sendBack }) => ports.upload(input, sendBack)),
      importJson: fromPromise<Result, ChosenFile>(({ input }) => ports.importJson(input)),
      readPresent: fromPromise<Present>(({ signal }) => ports.readPresent(signal)),
      save: fromPromise<void, Change>(({ input }) => ports.save(input)),
    },
    actions: {
      keep: (_, { result }) => ports.keep(result),
      forget: () => ports.forget(),
      showStep: (_, { step }) => ports.showStep(step),
    },
  })
