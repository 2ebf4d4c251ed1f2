import type { SnapshotFrom } from 'xstate'
import type { overlayMachine } from './overlay.machine.ts'
import type { DialogRequest } from './overlay.types.ts'

type OverlaySnapshot = SnapshotFrom<typeof overlayMachine>

/** The dialog whose code is there, or null. */
export const shownDialog = (snapshot: OverlaySnapshot): DialogRequest | null =>
  snapshot.matches({ dialog: 'shown' }) ? snapshot.context.dialog : null
