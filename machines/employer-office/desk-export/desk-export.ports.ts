import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { deskExportMachine } from './desk-export.machine.ts'
import type { ExportFilter } from './desk-export.types.ts'

export interface DeskExportPorts extends NoticePort {
  /** Rejects with a CallFailure. */
  saveTable(filter: ExportFilter, signal: AbortSignal): Promise<void>
}

export const provideDeskExport = (ports: DeskExportPorts) =>
  deskExportMachine.provide({
    actors: {
      saveTable: fromPromise<void, ExportFilter | null>(async ({ input, signal }) => {
        if (input) await ports.saveTable(input, signal)
      }),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
