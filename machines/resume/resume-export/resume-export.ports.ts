import { fromPromise } from 'xstate'
import { resumeExportMachine } from './resume-export.machine.ts'
import type { Taken } from './resume-export.types.ts'

export interface ResumeExportPorts {
  /** Rejects where its maker or the photo does not come. */
  saveWord(taken: Taken): Promise<void>
  /** Opens the browser's own printing, once the fonts are there. */
  print(taken: Taken): void
  saveJson(taken: Taken): void
}

export const provideResumeExport = (ports: ResumeExportPorts) =>
  resumeExportMachine.provide({
    actors: {
      saveWord: fromPromise<void, Taken | null>(async ({ input }) => {
        if (input) await ports.saveWord(input)
      }),
    },
    actions: {
      print: (_, taken) => ports.print(taken),
      saveJson: (_, taken) => ports.saveJson(taken),
    },
  })
