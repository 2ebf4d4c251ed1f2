import { SESSION_CHANNEL } from '../../../contract/storage.ts'
import type { PeersPort } from '../../../machines/session/session.ports.ts'

/** The message says only that something changed; each tab asks the server what. */
export function createPeers(): PeersPort {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  return {
    tell: () => channel.postMessage('changed'),
    watch(changed) {
      channel.addEventListener('message', changed)
      return () => channel.removeEventListener('message', changed)
    },
  }
}
