import { RESUME_CHANNEL } from '../../../contract/storage.ts'
import type { PieceName } from '../../entities/resume/pieces.ts'

/** What a tab saved, deleted or brought back. */
export interface SavedElsewhere {
  readonly userId: string
  readonly key: PieceName
  /** Null where it is gone. */
  readonly content: unknown
  readonly version: number
  readonly updated_at: string
}

/** Tabs with the same resume tell each other what the server has. */
export function openResumeTabs(heard: (saved: SavedElsewhere) => void) {
  const channel = new BroadcastChannel(RESUME_CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SavedElsewhere>) => heard(data))
  return { tell: (saved: SavedElsewhere) => channel.postMessage(saved), close: () => channel.close() }
}
