import type { Clock } from '../../platform/clock.ts'
import type { Ephemeral, Key } from '../../platform/ephemeral/ephemeral.ts'

/** Milliseconds that a code can be scanned and confirmed. */
export const LIFETIME = 90_000
/** Milliseconds that the browser has at least, after a confirmation, to fetch its session. */
export const HANDOVER = 10_000
/** Milliseconds for which a settled code is still known, so that whoever asks late is told what became of it. */
const AFTERWORD = 30_000
/** The longest that a code is known. */
const LONGEST = LIFETIME + HANDOVER + AFTERWORD

/** The facts about the asking browser that the phone shows. */
export interface Asker {
  readonly host: string
  readonly userAgent: string
  readonly address: string
}

export interface Ticket extends Asker {
  readonly uuid: string
  readonly scene: string
  readonly browserId: string
  /** Milliseconds since the epoch. */
  readonly askedAt: number
  readonly expiresAt: number
  /**
   * `taken`: confirmed, and the browser has its session. `closed`: the browser gave the code up, or never fetched what
   * was confirmed. `replaced`: it shows another one.
   */
  readonly status: 'waiting' | 'scanned' | 'confirmed' | 'taken' | 'cancelled' | 'closed' | 'replaced'
  /** The phone that scanned it first; no other one decides. */
  readonly phone: string | null
  readonly userId: string | null
  readonly sessionId: string | null
}

export interface Change {
  readonly former: Ticket
  /** The ticket as it is now. */
  readonly ticket: Ticket
}

export interface QrTickets {
  /** @returns uuid of the browser's former code, if any */
  add(ticket: Ticket): Promise<string | null>
  /** All that a waiting browser's poll reads. */
  head(uuid: string): Promise<Pick<Ticket, 'browserId' | 'status'> | null>
  uuidOfScene(scene: string): Promise<string | null>
  /** Takes the code that a browser shows; the browser shows it no more. */
  takeUuidOfBrowser(browserId: string): Promise<string | null>
  /**
   * Makes what `next` says of a code, asking again where somebody else changed it meanwhile.
   * @param next null to leave it as it is
   */
  change(uuid: string, next: (ticket: Ticket) => Ticket | null): Promise<Change | null>
}

const ticketKey = (uuid: string): Key => `qr:ticket:${uuid}`
const sceneKey = (scene: string): Key => `qr:scene:${scene}`
const browserKey = (browserId: string): Key => `qr:browser:${browserId}`

/** Codes to log in by, in short-lived state. */
export function createQrTickets(ephemeral: Ephemeral, clock: Clock): QrTickets {
  const timeToLive = (ticket: Ticket) => Math.max(ticket.expiresAt - clock(), 1) + (isOpen(ticket) ? 0 : AFTERWORD)
  return {
    async add(ticket) {
      await ephemeral.set(ticketKey(ticket.uuid), serialise(ticket), timeToLive(ticket))
      await ephemeral.set(sceneKey(ticket.scene), ticket.uuid, LONGEST)
      return ephemeral.swap(browserKey(ticket.browserId), ticket.uuid, LONGEST)
    },
    async head(uuid) {
      const raw = await ephemeral.get(ticketKey(uuid))
      return raw === null ? null : headOf(raw)
    },
    uuidOfScene: (scene) => ephemeral.get(sceneKey(scene)),
    takeUuidOfBrowser: (browserId) => ephemeral.take(browserKey(browserId)),
    async change(uuid, next) {
      for (;;) {
        const raw = await ephemeral.get(ticketKey(uuid))
        if (raw === null) return null
        const former = parse(raw)
        const ticket = next(former)
        if (!ticket) return { former, ticket: former }
        const isMade = await ephemeral.compareAndSet(ticketKey(uuid), raw, serialise(ticket), timeToLive(ticket))
        if (isMade) return { former, ticket }
      }
    },
  }
}

/** Whether a phone can still decide. */
export const isOpen = ({ status }: Ticket): boolean => status === 'waiting' || status === 'scanned'

/** The fields that a poll needs come first, so that a waiting poll reads nothing else. */
const serialise = (ticket: Ticket): string => `${ticket.browserId} ${ticket.status} ${JSON.stringify(ticket)}`

function headOf(raw: string): Pick<Ticket, 'browserId' | 'status'> {
  const [browserId = '', status] = raw.split(' ', 2)
  return { browserId, status: status as Ticket['status'] }
}

const parse = (raw: string): Ticket => JSON.parse(raw.slice(raw.indexOf('{')))
