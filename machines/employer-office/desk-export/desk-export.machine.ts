import { assign, setup } from 'xstate'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { DeskExportContext, DeskExportEvent, ExportFilter } from './desk-export.types.ts'

/** Deliveries taken away as a table, one at a time. */
export const deskExportMachine = setup({
  types: { context: {} as DeskExportContext, events: {} as DeskExportEvent, tags: {} as 'busy' },
  actors: { saveTable: promisePlaceholder<void, ExportFilter | null>('saveTable') },
  actions: { notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void },
}).createMachine({
  id: 'desk-export',
  context: { filter: null },
  initial: 'resting',
  states: {
    resting: {
      on: { 'EXPORT.ASKED': { target: 'saving', actions: assign({ filter: ({ event }) => event.filter }) } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveTable',
        src: 'saveTable',
        input: ({ context }) => context.filter,
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'notify', params: ({ event }) => noticeOf(event.error) } },
      },
    },
  },
})
