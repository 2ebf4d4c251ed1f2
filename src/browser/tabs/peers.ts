import { SESSION_CHANNEL } from '../../../contract/rules/storage.ts'
import type { PeersPort } from '../../../machines/login/session/session.ports.ts'
import type { IdentityHint } from '../../../machines/login/session/session.types.ts'

/**
 * The message says only that something changed; each tab asks the server what.
 * @param hint what the cookies say now
 */
export function createPeers(hint: () => IdentityHint): PeersPort {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  return {
    hint,
    tell: () => channel.postMessage('changed'),
    watch(changed) {
      const listener = () => changed(hint())
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
