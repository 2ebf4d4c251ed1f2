import type { ScanStatus } from '../../contract/calls/authentication.ts'
import { NOBODY } from '../../contract/nobody.ts'
import type { Clock, Ephemeral, Key } from '../adapters/ephemeral.ts'
import { randomToken } from '../random.ts'
import type { Sessions } from './sessions.ts'

/** Milliseconds that a code can be scanned and confirmed. */
const LIFETIME = 90_000
/** Milliseconds that the browser has at least, after a confirmation, to fetch its session. */
const HANDOVER = 10_000

/** What the phone shows of the browser that asks. */
export interface Asker {
  readonly host: string
  readonly userAgent: string
  readonly address: string
}

interface Ticket extends Asker {
  readonly uuid: string
  readonly scene: string
  readonly browserId: string
  readonly formerSessionId: string | null
  /** Milliseconds since the epoch. */
  readonly askedAt: number
  readonly expiresAt: number
  /** `taken`: confirmed, and the browser has its session. */
  readonly status: 'waiting' | 'scanned' | 'confirmed' | 'taken' | 'cancelled'
  readonly userId?: string
  readonly sessionId?: string
}

export interface Scan extends Asker {
  readonly status: Exclude<ScanStatus, 'expired'>
  readonly askedAt: number
}

export interface QrLogin {
  /** A code for this browser; its former one is void from now on. */
  issue(browserId: string, formerSessionId: string | null, asker: Asker): Promise<{ uuid: string; scene: string }>
  /** Asks memory only. The one poll that finds the confirmation gets the session's id. */
  poll(
    uuid: string,
    browserId: string | null,
  ): Promise<{ status: ScanStatus; userId: string; sessionId: string | null }>
  /** The phone opened the code. Null where there is no such code, or no more. */
  scan(scene: string): Promise<Scan | null>
  /** How a code stands, without touching it. */
  look(scene: string): Promise<Scan | null>
  /** Lets the browser in as this student; said twice, it happens once. */
  confirm(scene: string, studentId: string): Promise<Scan | null>
  cancel(scene: string): Promise<Scan | null>
  /** Voids the code that the browser shows, if any: it logged in by other means. */
  voidFor(browserId: string): Promise<void>
}

const ticketKey = (uuid: string): Key => `qr:ticket:${uuid}`
const sceneKey = (scene: string): Key => `qr:scene:${scene}`
const browserKey = (browserId: string): Key => `qr:browser:${browserId}`

const nothing = { status: 'expired', userId: NOBODY, sessionId: null } as const

export function createQrLogin(ephemeral: Ephemeral, sessions: Sessions, clock: Clock): QrLogin {
  async function discard(uuid: string | null) {
    const raw = uuid && (await ephemeral.take(ticketKey(uuid)))
    if (raw) await ephemeral.take(sceneKey(parse(raw).scene))
  }

  async function findByScene(scene: string): Promise<{ raw: string; ticket: Ticket } | null> {
    const uuid = await ephemeral.get(sceneKey(scene))
    const raw = uuid && (await ephemeral.get(ticketKey(uuid)))
    return raw ? { raw, ticket: parse(raw) } : null
  }

  function replace(raw: string, ticket: Ticket): Promise<boolean> {
    const rest = Math.max(ticket.expiresAt - clock(), 1)
    return ephemeral.compareAndSet(ticketKey(ticket.uuid), raw, serialise(ticket), rest)
  }

  /** Applies a change to an open ticket, again if somebody else changed it meanwhile; a settled one stays as it is. */
  async function change(scene: string, to: Partial<Ticket>): Promise<{ ticket: Ticket; isChanged: boolean } | null> {
    for (;;) {
      const found = await findByScene(scene)
      if (!found || !isOpen(found.ticket)) return found && { ticket: found.ticket, isChanged: false }
      const ticket = { ...found.ticket, ...to }
      if (await replace(found.raw, ticket)) return { ticket, isChanged: true }
    }
  }

  async function changedScan(scene: string, to: Partial<Ticket>): Promise<Scan | null> {
    const outcome = await change(scene, to)
    return outcome && scanOf(outcome.ticket)
  }

  return {
    async issue(browserId, formerSessionId, asker) {
      const uuid = randomToken()
      const scene = randomToken()
      const askedAt = clock()
      const expiresAt = askedAt + LIFETIME
      const ticket: Ticket = {
        ...asker,
        uuid,
        scene,
        browserId,
        formerSessionId,
        askedAt,
        expiresAt,
        status: 'waiting',
      }
      await ephemeral.set(ticketKey(uuid), serialise(ticket), LIFETIME)
      await ephemeral.set(sceneKey(scene), uuid, LIFETIME)
      await discard(await ephemeral.swap(browserKey(browserId), uuid, LIFETIME))
      return { uuid, scene }
    },

    async poll(uuid, browserId) {
      const raw = await ephemeral.get(ticketKey(uuid))
      const head = raw && headOf(raw)
      if (!head || head.browserId !== browserId || head.status === 'taken') return nothing
      if (head.status !== 'confirmed') return { ...nothing, status: head.status }
      const { sessionId = null, userId = NOBODY, ...rest } = parse(raw)
      const isFirst = await replace(raw, { ...rest, status: 'taken' })
      return isFirst ? { status: 'confirmed', userId, sessionId } : nothing
    },

    scan: (scene) => changedScan(scene, { status: 'scanned' }),

    async look(scene) {
      const found = await findByScene(scene)
      return found && scanOf(found.ticket)
    },

    async confirm(scene, studentId) {
      const found = await findByScene(scene)
      if (!found || !isOpen(found.ticket)) return found && scanOf(found.ticket)
      const student = { loginType: 'student', userId: studentId } as const
      const sessionId = await sessions.open(student, found.ticket.formerSessionId)
      const expiresAt = Math.max(found.ticket.expiresAt, clock() + HANDOVER)
      const outcome = await change(scene, { status: 'confirmed', userId: studentId, sessionId, expiresAt })
      if (!outcome?.isChanged) await sessions.end(sessionId)
      return outcome && scanOf(outcome.ticket)
    },

    cancel: (scene) => changedScan(scene, { status: 'cancelled' }),

    async voidFor(browserId) {
      await discard(await ephemeral.take(browserKey(browserId)))
    },
  }
}

/** What a poll asks for stands before the rest, so that the many that only wait read nothing else. */
const serialise = (ticket: Ticket): string => `${ticket.browserId} ${ticket.status} ${JSON.stringify(ticket)}`

function headOf(raw: string): Pick<Ticket, 'browserId' | 'status'> {
  const [browserId = '', status] = raw.split(' ', 2)
  return { browserId, status: status as Ticket['status'] }
}

const parse = (raw: string): Ticket => JSON.parse(raw.slice(raw.indexOf('{')))

const isOpen = (ticket: Ticket) => ticket.status === 'waiting' || ticket.status === 'scanned'

function scanOf({ status, host, userAgent, address, askedAt }: Ticket): Scan {
  return { status: status === 'taken' ? 'confirmed' : status, host, userAgent, address, askedAt }
}
