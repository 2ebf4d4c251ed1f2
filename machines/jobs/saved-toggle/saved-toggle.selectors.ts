import type { SnapshotFrom } from 'xstate'
import type { savedToggleMachine } from './saved-toggle.machine.ts'

type SavedToggleSnapshot = SnapshotFrom<typeof savedToggleMachine>

export type SavedToggleView = 'unknown' | 'off' | 'on' | 'toSave' | 'toRemove' | 'saving' | 'removing' | 'full'

export function savedToggleView({ value }: SavedToggleSnapshot): SavedToggleView {
  if (typeof value === 'string') return value
  return 'resting' in value ? value.resting : value.asking
}

/** A wish on its way counts as if it were done. */
const heldIn = {
  unknown: false,
  off: false,
  toSave: false,
  saving: true,
  on: true,
  toRemove: true,
  removing: false,
  full: false,
} satisfies Record<SavedToggleView, boolean>

export const isHeld = (snapshot: SavedToggleSnapshot): boolean => heldIn[savedToggleView(snapshot)]

/** The actor can go: nothing is under way or to be read. */
export const isAtRest = (snapshot: SavedToggleSnapshot): boolean => snapshot.matches('resting')
