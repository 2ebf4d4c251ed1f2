import { catalogue } from '../../kit/catalogue.ts'
import { FORM, failures, INVITATION } from '../interview-invite/samples.ts'
import { interviewDeskMachine } from './interview-desk.machine.ts'
import { interviewDeskProperties } from './interview-desk.properties.ts'
import type { DeskInterview } from './interview-desk.types.ts'

const interview: DeskInterview = { deliveryId: '11', name: '林知夏', invitation: INVITATION }

export const interviewDeskPaths = catalogue({
  flow: 'interview-desk',
  machine: interviewDeskMachine,
  inputs: { employer: undefined },
  events: [
    { type: 'ACT.CHOSEN', interview, act: 'agree' },
    { type: 'ACT.CHOSEN', interview, act: 'cancel' },
    { type: 'ACT.CHOSEN', interview, act: 'complete' },
    { type: 'ACT.CHOSEN', interview, act: 'missed' },
    { type: 'MOVE.ASKED', interview, form: { ...FORM, subject: { ...FORM.subject, invitationId: '7' } } },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
  ],
  actors: {
    act: { done: [undefined], error: [failures.offline, failures.notYet, failures.movedOn] },
    invite: { done: [{ result: 'sent', undoUntil: null }, { result: 'left' }] },
  },
  delays: {},
  properties: interviewDeskProperties,
})
