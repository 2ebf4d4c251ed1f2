import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { practices } from '../interview-room/samples.ts'
import { recordingUploadMachine } from './recording-upload.machine.ts'
import { NOTHING, PART, recordingUploadProperties, WHOLE } from './recording-upload.properties.ts'

export const recordingUploadPaths = catalogue({
  flow: 'recording-upload',
  machine: recordingUploadMachine,
  inputs: { browser: undefined },
  events: [{ type: 'POKED' }],
  actors: {
    look: { done: [NOTHING, PART, WHOLE], error: [new Error('blocked')] },
    send: { done: [null, practices.first], error: [new CallFailure({ kind: 'offline' })] },
    watchOnline: {},
  },
  delays: { RETRY_SOON: 5000, RETRY_LATER: 60_000 },
  feasible({ context: { piece } }, event) {
    if (event.type !== 'xstate.done.actor.send') return true
    return (piece?.kind === 'answer') === (Reflect.get(event, 'output') !== null)
  },
  properties: recordingUploadProperties,
  equivalent: { 'recording-upload.sending error send[0, 1]: swap': 'no failure is both the first and the last' },
})
