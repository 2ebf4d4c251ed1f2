import { catalogue } from '../../kit/catalogue.ts'
import { interviewInviteMachine } from './interview-invite.machine.ts'
import { interviewInviteProperties } from './interview-invite.properties.ts'
import { FORM, failures } from './samples.ts'

const PLACE = '创智路 99 号 3 层'

export const interviewInvitePaths = catalogue({
  flow: 'interview-invite',
  machine: interviewInviteMachine,
  inputs: { delivery: FORM },
  events: [
    { type: 'FIELD.CHANGED', field: 'time', value: '14:00' },
    { type: 'FIELD.CHANGED', field: 'place', value: PLACE },
    { type: 'FORM.SUBMITTED' },
    { type: 'DIALOG.CLOSED' },
  ],
  actors: {
    send: {
      done: [
        { result: 'sent', undoUntil: 10_000 },
        { result: 'wrong', faults: { time: 'missing', place: 'noPlace' } },
        { result: 'wrong', faults: { place: 'noPlace' } },
      ],
      error: [failures.offline, failures.movedOn],
    },
  },
  delays: {},
  /** A field that is filled in is not emptied. */
  feasible: ({ context: { values } }, event) => {
    const { field, value } = event as { readonly field?: keyof typeof values; readonly value?: string }
    return field === undefined || values[field] !== value
  },
  properties: interviewInviteProperties,
})
