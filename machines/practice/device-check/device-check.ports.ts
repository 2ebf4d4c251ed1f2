import { fromCallback, fromPromise } from 'xstate'
import type { RecordedMode } from '../recordings.ts'
import { deviceCheckMachine } from './device-check.machine.ts'
import type { DeviceCheckInput } from './device-check.types.ts'

export interface DeviceCheckPorts {
  /** Rejects with a DeviceFailure; what comes after `signal` is closed at once. */
  open(mode: RecordedMode, signal: AbortSignal): Promise<void>
  /**
   * @param lost called once a device that is open goes away
   * @returns a function that ends the watch
   */
  watchDevices(lost: () => void): () => void
  close(): void
}

export const provideDeviceCheck = (ports: DeviceCheckPorts) =>
  deviceCheckMachine.provide({
    actors: {
      open: fromPromise<void, DeviceCheckInput>(({ input, signal }) => ports.open(input.mode, signal)),
      watchDevices: fromCallback<{ type: 'DEVICE.LOST' }>(({ sendBack }) =>
        ports.watchDevices(() => sendBack({ type: 'DEVICE.LOST' })),
      ),
    },
    actions: { close: () => ports.close() },
  })
