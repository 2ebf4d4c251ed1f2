import type { ScanStatus } from '../../../contract/calls/authentication.ts'
import type { PhoneStatus } from '../../../contract/calls/miniprogram.ts'
import { NOBODY } from '../../../contract/nobody.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ephemeral } from '../../platform/ephemeral/ephemeral.ts'
import { randomToken } from '../../platform/random.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { type Asker, createQrTickets, HANDOVER, isOpen, LIFETIME, type Ticket } from './qr-tickets.ts'

/** The answer to a phone about a code; a second phone learns only that another one scanned it first. */
export interface Scan extends Asker {
  readonly status: Exclude<PhoneStatus, 'expired'>
  /** Milliseconds since the epoch. */
  readonly askedAt: number
}

/** The methods for a phone: `phone` tells phones apart; null means that there is no such code, or no more. */
export interface QrLogin {
  /** A code for this browser; its former one is void from now on. */
  issue(browserId: string, asker: Asker): Promise<{ uuid: string; scene: string }>
  /**
   * Asks memory only. Once the phone confirmed, the browser gets the session's id, as often as it asks within the
   * code's time: an answer may be lost on its way.
   */
  poll(
    uuid: string,
    browserId: string | null,
  ): Promise<{ status: ScanStatus; userId: string; sessionId: string | null }>
  /** The browser is done with its code: it shows it no more, or has its answer. */
  release(uuid: string, browserId: string | null): Promise<void>
  /** The phone opened the code; the first one that does claims it. */
  scan(scene: string, phone: string): Promise<Scan | null>
  /** Reads the status of a code for a phone, without claiming it. */
  look(scene: string, phone: string): Promise<Scan | null>
  /** Lets the browser in as this student, who knows it from now on; said twice, it happens once. */
  confirm(scene: string, phone: string, studentId: string): Promise<Scan | null>
  cancel(scene: string, phone: string): Promise<Scan | null>
  /** Voids the code that the browser shows, if any: who it is changed by other means. */
  voidFor(browserId: string): Promise<void>
}

const nothing = { status: 'expired', userId: NOBODY, sessionId: null } as const

interface Parts {
  readonly ephemeral: Ephemeral
  readonly sessions: Sessions
  readonly knownBrowsers: KnownBrowsers
  readonly clock: Clock
}

export function createQrLogin({ ephemeral, sessions, knownBrowsers, clock }: Parts): QrLogin {
  const tickets = createQrTickets(ephemeral, clock)

  /** Ends a code. Nobody has the session of a confirmed one yet, so that goes too; of a fetched one its id is forgotten. */
  async function settle(uuid: string, status: 'closed' | 'replaced'): Promise<Ticket | null> {
    const change = await tickets.change(uuid, (ticket) => {
      if (isOpen(ticket) || ticket.status === 'confirmed') return { ...ticket, status, sessionId: null }
      return ticket.sessionId === null ? null : { ...ticket, sessionId: null }
    })
    if (!change) return null
    const { former, ticket } = change
    if (former.status === 'confirmed' && former.sessionId) await sessions.end(former.sessionId)
    return ticket
  }

  const isOverdue = ({ status, expiresAt }: Ticket) => status === 'confirmed' && clock() >= expiresAt

  /**
   * What a phone does to a code, if it is the one that may.
   * @param act null where it only looks
   */
  async function touch(
    scene: string,
    phone: string,
    act: (ticket: Ticket) => Partial<Ticket> | null,
  ): Promise<Ticket | null> {
    const uuid = await tickets.uuidOfScene(scene)
    if (uuid === null) return null
    const change = await tickets.change(uuid, (ticket) => {
      if (!isOpen(ticket) || !isFor(ticket, phone)) return null
      const done = act(ticket)
      return done && { ...ticket, phone, ...done }
    })
    if (!change) return null
    return isOverdue(change.ticket) ? settle(uuid, 'closed') : change.ticket
  }

  const claim = ({ status }: Ticket) => (status === 'waiting' ? ({ status: 'scanned' } as const) : null)

  return {
    async issue(browserId, asker) {
      const [uuid, scene, askedAt] = [randomToken(), randomToken(), clock()]
      const former = await tickets.add({
        ...asker,
        uuid,
        scene,
        browserId,
        askedAt,
        expiresAt: askedAt + LIFETIME,
        status: 'waiting',
        phone: null,
        userId: null,
        sessionId: null,
      })
      if (former) await settle(former, 'replaced')
      return { uuid, scene }
    },

    async poll(uuid, browserId) {
      const head = await tickets.head(uuid)
      if (!head || head.browserId !== browserId || head.status === 'closed') return nothing
      if (head.status !== 'confirmed' && head.status !== 'taken') return { ...nothing, status: head.status }
      const change = await tickets.change(uuid, (ticket) =>
        ticket.status === 'confirmed' && !isOverdue(ticket) ? { ...ticket, status: 'taken' } : null,
      )
      if (change?.ticket.status !== 'taken') return nothing
      const { userId, sessionId, expiresAt } = change.ticket
      if (userId === null || sessionId === null || clock() >= expiresAt) return nothing
      return { status: 'confirmed', userId, sessionId }
    },

    async release(uuid, browserId) {
      const head = await tickets.head(uuid)
      if (head && head.browserId === browserId) await settle(uuid, 'closed')
    },

    scan: async (scene, phone) => seenBy(phone, await touch(scene, phone, claim)),

    look: async (scene, phone) => seenBy(phone, await touch(scene, phone, () => null)),

    async confirm(scene, phone, studentId) {
      const claimed = await touch(scene, phone, claim)
      if (!claimed || !isOpen(claimed) || !isFor(claimed, phone)) return seenBy(phone, claimed)
      const identity = { loginType: 'student', userId: studentId } as const
      // The browser's former one goes on until the browser has this.
      const sessionId = await sessions.open(identity, null)
      const confirmed = await touch(scene, phone, ({ expiresAt }) => ({
        status: 'confirmed',
        userId: studentId,
        sessionId,
        expiresAt: Math.max(expiresAt, clock() + HANDOVER),
      }))
      if (confirmed?.sessionId === sessionId) await knownBrowsers.remember(identity, confirmed.browserId)
      else await sessions.end(sessionId)
      return seenBy(phone, confirmed)
    },

    cancel: async (scene, phone) => seenBy(phone, await touch(scene, phone, () => ({ status: 'cancelled' }))),

    async voidFor(browserId) {
      const uuid = await tickets.takeUuidOfBrowser(browserId)
      if (uuid) await settle(uuid, 'closed')
    },
  }
}

const isFor = (ticket: Ticket, phone: string) => ticket.phone === null || ticket.phone === phone

/** Given up before any phone had scanned it. */
const isOver = ({ status, phone }: Ticket) => phone === null && (status === 'closed' || status === 'replaced')

function seenBy(phone: string, ticket: Ticket | null): Scan | null {
  if (!ticket || isOver(ticket)) return null
  if (!isFor(ticket, phone)) return { status: 'claimed', host: '', userAgent: '', address: '', askedAt: 0 }
  const { host, userAgent, address, askedAt } = ticket
  return { status: ticket.status === 'replaced' ? 'closed' : ticket.status, host, userAgent, address, askedAt }
}
