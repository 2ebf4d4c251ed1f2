import type { EntryKind } from '../../../contract/resume.ts'
import type { PieceName } from '../../../contract/rules/resume-pieces.ts'
import { RESUME_CHANNEL } from '../../../contract/rules/storage.ts'

/** What a tab saved, deleted or brought back. */
export interface SavedElsewhere {
  readonly userId: string
  readonly key: PieceName
  /** Null where it is gone. */
  readonly content: unknown
  readonly version: number
  readonly updated_at: string
}

/** An order that a tab made. */
export interface OrderedElsewhere {
  readonly userId: string
  readonly kind: EntryKind
  readonly ids: readonly string[]
  /** That changed with it. */
  readonly versions: Readonly<Record<string, number>>
}

/** A piece that somebody has begun to type into. */
export interface TypedElsewhere {
  readonly userId: string
  readonly typed: PieceName
}

type Told = SavedElsewhere | OrderedElsewhere | TypedElsewhere

/** Tabs with the same resume tell each other what the server has. */
export function openResumeTabs(heard: (told: Told) => void) {
  const channel = new BroadcastChannel(RESUME_CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => heard(data))
  return { tell: (told: Told) => channel.postMessage(told), close: () => channel.close() }
}
