import { fromPromise } from 'xstate'
import { resumeDraftMachine } from './resume-draft.machine.ts'
import type { Batch, Draft, ResumeDraftInput } from './resume-draft.types.ts'

export interface ResumeDraftPorts {
  /** Rejects where the browser keeps nothing. */
  readDrafts(studentId: string): Promise<readonly Draft[]>
  /** Likewise; writes all or nothing. */
  writeDrafts(batch: Batch): Promise<void>
  restore(drafts: readonly Draft[]): void
  revert(drafts: readonly Draft[]): void
}

export const provideResumeDraft = (ports: ResumeDraftPorts) =>
  resumeDraftMachine.provide({
    actors: {
      readDrafts: fromPromise<readonly Draft[], ResumeDraftInput>(({ input }) => ports.readDrafts(input.studentId)),
      writeDrafts: fromPromise<Batch['waiting'], Batch>(async ({ input }) => {
        await ports.writeDrafts(input)
        return input.waiting
      }),
    },
    actions: {
      restore: (_, { drafts }) => ports.restore(drafts),
      revert: (_, { drafts }) => ports.revert(drafts),
    },
  })
