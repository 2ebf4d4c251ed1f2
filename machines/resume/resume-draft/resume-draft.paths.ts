import { catalogue } from '../../kit/catalogue.ts'
import { resumeDraftMachine } from './resume-draft.machine.ts'
import { LATER, OTHER, resumeDraftProperties, TYPED } from './resume-draft.properties.ts'

export const resumeDraftPaths = catalogue({
  flow: 'resume-draft',
  machine: resumeDraftMachine,
  inputs: { student: { studentId: '1' } },
  events: [
    { type: 'DRAFT.TYPED', draft: TYPED },
    { type: 'DRAFT.TYPED', draft: LATER },
    { type: 'DRAFT.TYPED', draft: OTHER },
    { type: 'DRAFT.SETTLED', key: 'summary' },
    { type: 'DRAFTS.DISCARDED' },
    { type: 'OFFER.DISMISSED' },
    { type: 'PAGE.HIDDEN' },
  ],
  actors: {
    readDrafts: { done: [[], [TYPED]], error: [new Error('the browser keeps nothing')] },
    writeDrafts: {
      done: [{ summary: TYPED }, { summary: LATER }, { summary: null }],
      error: [new Error('the disk is full')],
    },
  },
  delays: { DRAFT_REST: 300 },
  feasible: ({ context: { waiting } }, event) => event.type !== 'xstate.done.actor.writeDrafts' || 'summary' in waiting,
  properties: resumeDraftProperties,
})
