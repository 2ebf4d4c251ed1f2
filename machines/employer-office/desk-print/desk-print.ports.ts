import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { deskPrintMachine } from './desk-print.machine.ts'
import type { SentResume } from './desk-print.types.ts'

export interface DeskPrintPorts extends NoticePort {
  /** Opens applications; those without a resume are left out. Rejects with a CallFailure. */
  readSent(ids: readonly string[]): Promise<readonly SentResume[]>
  /** Opens the browser's own printing once all is drawn, and answers when it is closed. */
  print(count: number): Promise<void>
}

export const provideDeskPrint = (ports: DeskPrintPorts) =>
  deskPrintMachine.provide({
    actors: {
      readSent: fromPromise<readonly SentResume[], readonly string[]>(({ input }) => ports.readSent(input)),
      print: fromPromise<void, { readonly count: number }>(({ input: { count } }) => ports.print(count)),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
