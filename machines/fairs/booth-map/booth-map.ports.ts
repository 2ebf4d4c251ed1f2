import { fromCallback } from 'xstate'
import { boothMapMachine } from './booth-map.machine.ts'
import type { AddressEvent } from './booth-map.types.ts'

export interface BoothMapPorts {
  /** Names the booth that is open in the address, without a new entry in the history; null for none. */
  writeBooth(booth: string | null): void
  /**
   * Reports the booth that the address names whenever somebody else changed that.
   * @returns a function that ends the watch
   */
  watchAddress(changed: (booth: string | null) => void): () => void
  showWhole(): void
  /**
   * @param scale 1 for the whole plan
   * @param booth to be held in sight, where it is
   */
  scaleTo(scale: number, booth: string | null): void
  bringIntoView(booth: string): void
  /** Remembers where the focus is. */
  keepFocus(): void
  /** Gives it back to there. */
  returnFocus(): void
}

export const provideBoothMap = (ports: BoothMapPorts) =>
  boothMapMachine.provide({
    actors: {
      watchAddress: fromCallback<AddressEvent>(({ sendBack }) =>
        ports.watchAddress((booth) => sendBack({ type: 'ADDRESS.CHANGED', booth })),
      ),
    },
    actions: {
      writeBooth: (_, { booth }) => ports.writeBooth(booth),
      showWhole: () => ports.showWhole(),
      scaleTo: (_, { scale, current }) => ports.scaleTo(scale, current),
      bringIntoView: (_, { booth }) => booth !== null && ports.bringIntoView(booth),
      keepFocus: () => ports.keepFocus(),
      returnFocus: () => ports.returnFocus(),
    },
  })
