import { assign, setup } from 'xstate'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { DeskPrintContext, DeskPrintEvent, SentResume } from './desk-print.types.ts'

/** Resumes of several applications printed at once, as one PDF or on paper. */
export const deskPrintMachine = setup({
  types: { context: {} as DeskPrintContext, events: {} as DeskPrintEvent, tags: {} as 'busy' },
  actors: {
    readSent: promisePlaceholder<readonly SentResume[], readonly string[]>('readSent'),
    print: promisePlaceholder<void, { readonly count: number }>('print'),
  },
  actions: { notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void },
}).createMachine({
  id: 'desk-print',
  context: { ids: [], sheets: [] },
  initial: 'resting',
  states: {
    resting: {
      on: { 'PRINT.ASKED': { target: 'reading', actions: assign({ ids: ({ event }) => event.ids }) } },
    },
    reading: {
      description: 'Each is opened, which its student is told of.',
      tags: 'busy',
      invoke: {
        id: 'readSent',
        src: 'readSent',
        input: ({ context }) => context.ids,
        onDone: [
          {
            guard: ({ event }) => event.output.length > 0,
            target: 'printing',
            actions: assign({ sheets: ({ event }) => event.output }),
          },
          { target: 'resting', actions: { type: 'notify', params: { kind: 'nothingToPrint' } } },
        ],
        onError: { target: 'resting', actions: { type: 'notify', params: ({ event }) => noticeOf(event.error) } },
      },
    },
    printing: {
      tags: 'busy',
      exit: assign({ sheets: [] }),
      invoke: {
        id: 'print',
        src: 'print',
        input: ({ context }) => ({ count: context.sheets.length }),
        onDone: 'resting',
      },
    },
  },
})
