import { assign, setup } from 'xstate'
import { promisePlaceholder } from '../../kit/placeholder.ts'
import type {
  Example,
  ResumeExamplesContext,
  ResumeExamplesEvent,
  ResumeExamplesInput,
  ResumeExamplesTag,
  Wanted,
} from './resume-examples.types.ts'

/** Good examples beside a field, one after another. */
export const resumeExamplesMachine = setup({
  types: {
    context: {} as ResumeExamplesContext,
    events: {} as ResumeExamplesEvent,
    input: {} as ResumeExamplesInput,
    tags: {} as ResumeExamplesTag,
  },
  actors: { readExamples: promisePlaceholder<readonly Example[], Wanted>('readExamples') },
}).createMachine({
  id: 'resume-examples',
  context: ({ input: { section } }) => ({ section, field: '', list: [], at: 0 }),
  initial: 'closed',
  states: {
    closed: {
      on: { OPENED: { target: 'open', actions: assign(({ event: { field } }) => ({ field })) } },
    },
    open: {
      initial: 'reading',
      on: { CLOSED: 'closed' },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readExamples',
            src: 'readExamples',
            input: ({ context: { section, field } }) => ({ section, field }),
            onDone: [
              { guard: ({ event: { output } }) => output.length === 0, target: 'none' },
              { target: 'shown', actions: assign(({ event: { output } }) => ({ list: output, at: 0 })) },
            ],
            onError: 'failed',
          },
        },
        failed: { on: { RETRIED: 'reading' } },
        none: {},
        shown: {
          on: { 'OTHER.WANTED': { actions: assign(({ context: { at, list } }) => ({ at: (at + 1) % list.length })) } },
        },
      },
    },
  },
})
