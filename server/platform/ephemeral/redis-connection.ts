import { createClient, ErrorReply } from 'redis'
import type { Log } from '../log.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { EphemeralGone } from './ephemeral.ts'
import { scripts } from './redis-scripts.ts'

/** Milliseconds that an answer may take: whoever logs in shall hear of an outage within a second. */
const PATIENCE = 500
const TURNS = 5
const CONNECT_PATIENCE = 1000
/** Milliseconds between two tries while it is gone. */
const RETRY = 200
/** Milliseconds between signs of life on an idle connection, and without one after which it counts as dead. */
const PING_EVERY = 2000
const DEAD_AFTER = 5000
/** Milliseconds without a failure after which an outage is over that left the connection alone. */
const CALM = 5000

export const createOne = (url: string) =>
  createClient({
    url,
    scripts,
    // What cannot be asked now is refused now.
    disableOfflineQueue: true,
    // Theirs is over once a command is written; ours waits for the answer.
    commandOptions: { timeout: 0 },
    pingInterval: PING_EVERY,
    socket: { connectTimeout: CONNECT_PATIENCE, socketTimeout: DEAD_AFTER, reconnectStrategy: RETRY },
    maintNotifications: 'disabled',
  })
export type RedisClient = ReturnType<typeof createOne>

export interface RedisConnection {
  /**
   * Runs one command.
   * @throws EphemeralGone at once where there is no connection, after half a second where nothing answers
   * @throws ErrorReply where Redis finds the command wrong
   */
  ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): void
}

class Silence extends Error {}

/** Replies of a Redis that cannot take a right command: it loads, is full, blocked, or has no master. */
const UNABLE = /^(?:BUSY|CLUSTERDOWN|LOADING|MASTERDOWN|MISCONF|NOREPLICAS|OOM|READONLY|TRYAGAIN|UNKILLABLE)\b/

/**
 * A connection that comes back by itself after every outage, and logs each once.
 * @param url redis:// or rediss://
 * @throws SettingsError where nothing answers there, or it refuses us
 */
export async function connectRedis(url: string, log: Log): Promise<RedisConnection> {
  let lostAt: number | null = null
  let client = await connectFirst(url)
  watch(client)

  function lose(error: unknown) {
    if (lostAt === null) log.error({ reason: reasonOf(error) }, 'Redis is gone; who logs in now is asked to come again')
    lostAt = performance.now()
  }

  function recover() {
    if (lostAt !== null) log.info({}, 'Redis is back')
    lostAt = null
  }

  function watch(watched: RedisClient) {
    watched.on('error', (error) => watched === client && lose(error))
    watched.on('ready', recover)
  }

  /** A silent connection may stay so for a quarter of an hour, and one to a former master for good. */
  function replace(dead: RedisClient) {
    if (dead !== client) return
    client = createOne(url)
    watch(client)
    client.connect().catch(lose)
    if (dead.isOpen) dead.destroy()
  }

  return {
    async ask(command) {
      const asked = client
      try {
        const reply = await answerOf(command(asked))
        if (lostAt !== null && performance.now() - lostAt > CALM) recover()
        return reply
      } catch (error) {
        if (error instanceof ErrorReply && !UNABLE.test(error.message)) throw error
        lose(error)
        if (error instanceof Silence || /^READONLY/.test(String((error as Error).message))) replace(asked)
        throw new EphemeralGone('Redis does not answer', { cause: error })
      }
    },
    close() {
      if (client.isOpen) client.destroy()
    },
  }
}

async function connectFirst(url: string): Promise<RedisClient> {
  const client = createOne(url)
  try {
    await new Promise((resolve, reject) => {
      // For good: a client that is told to forget its only listener no longer hears of those that come later.
      client.on('error', reject)
      client.connect().then(resolve, reject)
    })
    return client
  } catch (error) {
    if (client.isOpen) client.destroy()
    throw new SettingsError(refusalOf(error))
  }
}

/** What a person at the terminal is told of a Redis that cannot be used. */
export const refusalOf = (error: unknown): string =>
  error instanceof ErrorReply
    ? `The Redis that REDIS_URL names refuses us: ${error.message}.`
    : `The Redis that REDIS_URL names does not answer: ${reasonOf(error)}.`

const reasonOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.message || error.name : typeof error

/** Patience is had in turns of this process' own: while that was too busy to send or to listen, nobody was silent. */
function answerOf<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let turns = TURNS
    let timer = setTimeout(turn, PATIENCE / TURNS)
    function turn() {
      turns -= 1
      if (turns === 0) reject(new Silence('no answer'))
      else timer = setTimeout(turn, PATIENCE / TURNS)
    }
    asked.then(
      (reply) => {
        clearTimeout(timer)
        resolve(reply)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
