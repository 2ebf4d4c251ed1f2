import { catalogue } from '../../kit/catalogue.ts'
import { deviceCheckMachine } from './device-check.machine.ts'
import { deviceCheckProperties } from './device-check.properties.ts'
import { DeviceFailure } from './device-check.types.ts'

export const deviceCheckPaths = catalogue({
  flow: 'device-check',
  machine: deviceCheckMachine,
  inputs: { video: { mode: 'video' }, voice: { mode: 'voice' } },
  events: [{ type: 'RETRIED' }, { type: 'VOICE.CHOSEN' }, { type: 'TEXT.CHOSEN' }, { type: 'CONFIRMED' }],
  actors: {
    open: {
      done: [undefined],
      error: [
        new DeviceFailure('denied'),
        new DeviceFailure('missing'),
        new DeviceFailure('occupied'),
        new DeviceFailure('elsewhere'),
        new Error('no such thing'),
      ],
    },
    watchDevices: { sends: [{ type: 'DEVICE.LOST' }] },
  },
  delays: {},
  properties: deviceCheckProperties,
})
