import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import type { Ephemeral, Key } from '../../platform/ephemeral/ephemeral.ts'
import { randomToken } from '../../platform/random.ts'
import { isSame } from '../../platform/same.ts'
import { type Identity, type Sessions, sessionHash } from '../../platform/sessions/sessions.ts'

/** Milliseconds. */
const LIFETIME = 60_000

const content = v.object({
  id: v.string(),
  login_type: v.picklist(['student', 'school', 'company', 'channel']),
  user_id: v.string(),
  host: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
})
type Content = v.InferOutput<typeof content>

export interface Transfers {
  /**
   * A ticket that lives no longer than the session that it is made for.
   * @param host of the site where the ticket will count
   */
  issue(identity: Identity, sessionId: string, host: string): Promise<string>
  /**
   * Whom a ticket brings to this host; null where it is forged, over, used or for another host, or where the session
   * that it was made for has ended. Does not use it up.
   */
  read(ticket: string, host: string): Promise<Identity | null>
  /**
   * Uses a ticket up, once among many that try.
   * @returns the hash of the session that it was made for, and what makes the ticket valid again, for the case that
   *   our side failed; null where it was used already
   */
  use(ticket: string): Promise<{ readonly voucher: string; restore(): Promise<void> } | null>
}

const openKey = (id: string): Key => `ticket:transfer:${id}`

/** @param secret key of the signatures; every process that serves the sites has the same */
export function createTransfers(ephemeral: Ephemeral, sessions: Sessions, clock: Clock, secret: string): Transfers {
  const signatureOf = (body: string) => createHmac('sha256', secret).update(`transfer\n${body}`).digest('base64url')

  function open(ticket: string): Content | null {
    const [body = '', signature = '', ...rest] = ticket.split('.')
    if (rest.length > 0 || !isSame(signature, signatureOf(body))) return null
    return v.parse(content, JSON.parse(Buffer.from(body, 'base64url').toString()))
  }

  return {
    async issue({ loginType, userId }, sessionId, host) {
      const id = randomToken()
      const written: Content = { id, login_type: loginType, user_id: userId, host, expires_at: clock() + LIFETIME }
      const body = Buffer.from(JSON.stringify(written)).toString('base64url')
      await ephemeral.set(openKey(id), sessionHash(sessionId), LIFETIME)
      return `${body}.${signatureOf(body)}`
    },

    async read(ticket, host) {
      const found = open(ticket)
      if (!found || found.host !== host || found.expires_at <= clock()) return null
      const voucher = await ephemeral.get(openKey(found.id))
      if (!voucher || !(await sessions.ownerByHash(voucher))) return null
      return { loginType: found.login_type, userId: found.user_id }
    },

    async use(ticket) {
      const found = open(ticket)
      const voucher = found && (await ephemeral.take(openKey(found.id)))
      if (!voucher) return null
      return {
        voucher,
        restore: () => ephemeral.set(openKey(found.id), voucher, Math.max(found.expires_at - clock(), 1)),
      }
    },
  }
}
