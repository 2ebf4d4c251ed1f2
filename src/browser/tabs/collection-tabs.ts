import type { Collectable } from '../../../contract/calls/collect.ts'
import { COLLECTION_CHANNEL } from '../../../contract/rules/storage.ts'

/**
 * Tabs tell each other that something was collected, or is no more; each asks the server what.
 * @param heard called with the kind of it, after another tab told
 */
export function openCollectionTabs(heard: (kind: Collectable) => void) {
  const channel = new BroadcastChannel(COLLECTION_CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Collectable>) => heard(data))
  return { tell: (kind: Collectable) => channel.postMessage(kind) }
}
