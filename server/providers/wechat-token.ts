import { type Ephemeral, FamilyFull, type Key } from '../platform/ephemeral/ephemeral.ts'
import type { Wechat } from '../platform/settings/provider-settings.ts'
import { askWechat } from './wechat-call.ts'

/** Milliseconds before its end from which a token is not used any more. */
const MARGIN = 5 * 60_000

export interface WechatToken {
  get(): Promise<string>
  /** The provider takes this one no more. */
  forget(token: string): Promise<void>
}

/**
 * The mini-program's access token, kept for all processes until shortly before its end, and asked for once however many
 * want it at the same time. The provider's stable form: asking again does not void what other processes hold.
 */
export function createWechatToken({ app, api }: Pick<Wechat, 'app' | 'api'>, ephemeral: Ephemeral): WechatToken {
  const storeKey: Key = `other:wechat-token:${app.id}`
  let asking: Promise<string> | null = null

  async function fetchToken(): Promise<string> {
    const kept = await ephemeral.get(storeKey)
    if (kept) return kept
    const body = { grant_type: 'client_credential', appid: app.id, secret: app.secret }
    const { access_token, expires_in } = await askWechat(`${api}/cgi-bin/stable_token`, body)
    const lifetime = Number(expires_in) * 1000 - MARGIN
    if (lifetime > 0) await keep(String(access_token), lifetime)
    return String(access_token)
  }

  /** Without room the token serves all the same, and is asked for again next time. */
  async function keep(token: string, lifetime: number) {
    try {
      await ephemeral.set(storeKey, token, lifetime)
    } catch (error) {
      if (!(error instanceof FamilyFull)) throw error
    }
  }

  return {
    get() {
      asking ??= fetchToken().finally(() => {
        asking = null
      })
      return asking
    },
    async forget(token) {
      await ephemeral.compareAndDelete(storeKey, token)
    },
  }
}
