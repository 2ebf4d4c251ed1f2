import type * as calls from '../../../contract/calls/notices.ts'
import type { HandlersOf } from '../../platform/http/registry.ts'
import { ownerOf } from '../login/registered.ts'
import type { NoticesServices } from './services.ts'

export function noticesHandlers({ notices, sites }: NoticesServices): HandlersOf<typeof calls> {
  return {
    getNotices: async ({ params, caller, exchange }) =>
      notices.list(caller.userId, params, await sites.keyOf(exchange.host)),

    getUnreadNotices: async ({ caller }) => ({ count: await notices.unread(caller.userId) }),

    async markNoticesRead({ params, caller }) {
      await notices.markRead(ownerOf(params, caller), params.id)
      return {}
    },

    getNoticeSettings: ({ caller }) => notices.settings(caller.userId),

    async setNoticeSettings({ params, caller }) {
      const owner = ownerOf(params, caller)
      await notices.set(owner, params.text_messages === '1')
      return notices.settings(owner)
    },
  }
}
