import type { SnapshotFrom } from 'xstate'
import type { photoCropMachine } from './photo-crop.machine.ts'

export type PhotoCropView = 'empty' | 'turnedDown' | 'opening' | 'framing' | 'sending' | 'failed' | 'over'

export function photoCropView({ value }: SnapshotFrom<typeof photoCropMachine>): PhotoCropView {
  if (value === 'opening') return value
  if (typeof value === 'string') return 'over'
  return 'choosing' in value ? value.choosing : value.opened
}
