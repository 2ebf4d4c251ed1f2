import { assign, setup } from 'xstate'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import {
  type DeviceCheckContext,
  type DeviceCheckEvent,
  type DeviceCheckInput,
  type DeviceCheckOutput,
  DeviceFailure,
} from './device-check.types.ts'

/** Whether camera and microphone work, before anything is recorded; every fault has a way on (AIN-1). */
export const deviceCheckMachine = setup({
  types: {
    input: {} as DeviceCheckInput,
    output: {} as DeviceCheckOutput,
    context: {} as DeviceCheckContext,
    events: {} as DeviceCheckEvent,
    tags: {} as 'busy',
  },
  actors: {
    open: promisePlaceholder<void, DeviceCheckInput>('open'),
    watchDevices: callbackPlaceholder<{ type: 'DEVICE.LOST' }>('watchDevices'),
  },
  actions: { close: actionPlaceholder('close') },
  guards: { isVideo: ({ context: { mode } }) => mode === 'video' },
}).createMachine({
  id: 'device-check',
  context: ({ input: { mode } }) => ({ mode, problem: null }),
  output: ({ event }) => event.output as DeviceCheckOutput,
  initial: 'opening',
  on: {
    'VOICE.CHOSEN': { guard: 'isVideo', target: '.opening', actions: ['close', assign({ mode: 'voice' })] },
    'TEXT.CHOSEN': { target: '.inWriting', actions: 'close' },
  },
  states: {
    opening: {
      tags: 'busy',
      description: 'The browser may ask the student.',
      entry: assign({ problem: null }),
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { mode } }) => ({ mode }),
        onDone: 'open',
        onError: {
          target: 'failed',
          actions: assign(({ event: { error } }) => ({
            problem: error instanceof DeviceFailure ? error.problem : 'unsupported',
          })),
        },
      },
    },
    open: {
      description: 'The student sees himself and how loud he is.',
      invoke: { id: 'watchDevices', src: 'watchDevices' },
      on: {
        'DEVICE.LOST': { target: 'failed', actions: ['close', assign({ problem: 'missing' })] },
        CONFIRMED: 'confirmed',
      },
    },
    failed: { on: { RETRIED: 'opening' } },
    confirmed: { type: 'final', output: ({ context: { mode } }) => ({ mode }) },
    inWriting: { type: 'final', output: { mode: 'text' } },
  },
})
