import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { ResumeExportContext, ResumeExportEvent, Taken } from './resume-export.types.ts'

type Take = (_: unknown, taken: Taken) => void

/** A resume taken away: printed or saved as PDF, as JSON Resume, or as Word, whose maker is fetched first (RES-4). */
export const resumeExportMachine = setup({
  types: {
    context: {} as ResumeExportContext,
    events: {} as ResumeExportEvent,
    tags: {} as 'busy',
  },
  actors: { saveWord: promisePlaceholder<void, Taken | null>('saveWord') },
  actions: {
    print: actionPlaceholder('print') as Take,
    saveJson: actionPlaceholder('saveJson') as Take,
  },
}).createMachine({
  id: 'resume-export',
  context: { taken: null, failure: null },
  initial: 'idle',
  on: {
    'PRINT.ASKED': { actions: { type: 'print', params: ({ event }) => event.taken } },
    'JSON.ASKED': { actions: { type: 'saveJson', params: ({ event }) => event.taken } },
  },
  states: {
    idle: { on: { 'WORD.ASKED': 'making' } },
    making: {
      tags: 'busy',
      entry: assign(({ event }) => ({ taken: (event as { taken: Taken }).taken, failure: null })),
      invoke: {
        id: 'saveWord',
        src: 'saveWord',
        input: ({ context }) => context.taken,
        onDone: 'idle',
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: { on: { 'WORD.ASKED': 'making' } },
  },
})
