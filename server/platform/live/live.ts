import type { LiveTopic } from '../../../contract/notices.ts'
import type { Ephemeral } from '../ephemeral/ephemeral.ts'
import { loggable } from '../http/failures.ts'
import type { Log } from '../log.ts'
import type { Sessions } from '../sessions/sessions.ts'

/** Open streams of one account, and of this process, at most. */
export const OF_AN_ACCOUNT = 8
export const OF_A_PROCESS = 10_000
/** Milliseconds between two signs of life, and two looks at whether sessions still stand. */
const BEAT = 20_000

const CHANNEL = 'live'

/** By what an employer's pages are told; a student's by the id alone. */
export const deskOf = (employerId: string): string => `desk:${employerId}`

/** The way to one open page. */
export interface Stream {
  /** Hash of the session that opened it. */
  readonly sessionHash: string
  write(text: string): void
  end(): void
}

/** What open pages hear of what changed, whichever process serves them. */
export interface Live {
  /** @throws EphemeralGone where nobody can be told now */
  publish(userId: string, topic: LiveTopic): Promise<void>
  /** As `publish`, of what nobody minds finding out later. */
  tell(userId: string, topic: LiveTopic): void
  /** Whether there is room for one more. */
  hasRoom(userId: string): boolean
  /**
   * Listens, from before the first stream opens.
   * @throws EphemeralGone where that cannot be now
   */
  listen(): Promise<void>
  /** @returns what to call when the page is gone */
  open(userId: string, stream: Stream): () => void
  close(): Promise<void>
}

export function createLive(ephemeral: Ephemeral, sessions: Pick<Sessions, 'openOf'>, log: Log): Live {
  const streams = new Map<string, Set<Stream>>()
  let count = 0
  let subscription: Promise<() => void> | null = null
  let timer: NodeJS.Timeout | undefined

  function forget(userId: string, stream: Stream) {
    const own = streams.get(userId)
    if (!own?.delete(stream)) return
    count -= 1
    if (own.size === 0) streams.delete(userId)
    if (count > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function end(userId: string, stream: Stream) {
    forget(userId, stream)
    stream.end()
  }

  /** Only whose session still stands hears anything. */
  async function writeTo(some: readonly (readonly [string, Stream])[], text: string) {
    if (some.length === 0) return
    try {
      const open = await sessions.openOf([...new Set(some.map(([, { sessionHash }]) => sessionHash))])
      for (const [userId, stream] of some) {
        if (open.has(stream.sessionHash)) stream.write(text)
        else end(userId, stream)
      }
    } catch (error) {
      // They come again and read everything anew.
      log.error({ err: loggable(error) }, 'open pages could not be told')
      for (const [userId, stream] of some) end(userId, stream)
    }
  }

  const ofAccount = (userId: string) => [...(streams.get(userId) ?? [])].map((stream) => [userId, stream] as const)
  const all = () => [...streams.keys()].flatMap(ofAccount)

  function hear(message: string) {
    const [userId = '', topic = ''] = message.split(' ')
    void writeTo(ofAccount(userId), `event: told\ndata: ${topic}\n\n`)
  }

  function missed() {
    for (const [userId, stream] of all()) end(userId, stream)
  }

  const publish = (userId: string, topic: LiveTopic) => ephemeral.publish(CHANNEL, `${userId} ${topic}`)

  return {
    publish,
    tell(userId, topic) {
      publish(userId, topic).catch(() => undefined)
    },
    hasRoom: (userId) => count < OF_A_PROCESS && (streams.get(userId)?.size ?? 0) < OF_AN_ACCOUNT,
    async listen() {
      subscription ??= ephemeral.subscribe(CHANNEL, { hear, missed })
      try {
        await subscription
      } catch (error) {
        subscription = null
        throw error
      }
    },
    open(userId, stream) {
      const own = streams.get(userId) ?? new Set()
      streams.set(userId, own.add(stream))
      count += 1
      timer ??= setInterval(() => void writeTo(all(), ':\n\n'), BEAT).unref()
      return () => forget(userId, stream)
    },
    async close() {
      missed()
      const unsubscribe = await subscription?.catch(() => undefined)
      unsubscribe?.()
    },
  }
}
