import { ErrorReply } from 'redis'
import type { Log } from '../log.ts'
import { randomToken } from '../random.ts'
import { SettingsError } from '../settings/settings-error.ts'
import {
  type Ephemeral,
  EphemeralGone,
  type Family,
  FamilyFull,
  families,
  familyOf,
  type Key,
  type Listener,
} from './ephemeral.ts'
import { connectRedis, createOne, type RedisClient, type RedisConnection, refusalOf } from './redis-connection.ts'
import { FULL } from './redis-scripts.ts'

const PREFIX = 'qihang:'

/**
 * The one that several processes share: Redis 6.2 or newer, or Valkey. Each method is one round trip. An entry and its
 * family's index are touched together, so a cluster that spreads keys over servers does not do.
 * @param url redis:// or rediss://
 * @param most entries of each family
 * @throws SettingsError where nothing answers there, or it cannot be relied on
 */
export async function createRedisEphemeral(
  url: string,
  log: Log,
  most: Readonly<Record<Family, number>> = families,
): Promise<Ephemeral> {
  const redis = await connectRedis(url, log)
  const ephemeral = overRedis(url, redis, most)
  try {
    await refuseForgetful(redis)
    await tryOut(ephemeral)
  } catch (error) {
    redis.close()
    throw error instanceof SettingsError ? error : new SettingsError(refusalOf(error))
  }
  return ephemeral
}

/** Writes once. A family that is full says that writing would do, and empties by itself. */
async function tryOut(ephemeral: Ephemeral): Promise<void> {
  try {
    await ephemeral.setIfAbsent(`other:probe:${randomToken()}`, '', 1000)
  } catch (error) {
    if (!(error instanceof FamilyFull)) throw error
  }
}

function overRedis(url: string, redis: RedisConnection, most: Readonly<Record<Family, number>>): Ephemeral {
  const at = (key: Key) => [`${PREFIX}${key}`, `${PREFIX}index:${familyOf(key)}`] as const
  const roomOf = (key: Key) => String(most[familyOf(key)])

  /** For commands that may find their family full. */
  async function add<T>(key: Key, command: (client: RedisClient) => Promise<T>): Promise<T> {
    try {
      return await redis.ask(command)
    } catch (error) {
      if (error instanceof ErrorReply && error.message.startsWith(FULL)) throw new FamilyFull(familyOf(key))
      throw error
    }
  }

  return {
    get: (key) => redis.ask((client) => client.get(at(key)[0])),
    async set(key, value, ttl) {
      await add(key, (client) => client.write(...at(key), value, lasting(ttl), roomOf(key)))
    },
    async setIfAbsent(key, value, ttl) {
      const set = await add(key, (client) => client.writeIfAbsent(...at(key), value, lasting(ttl), roomOf(key)))
      return set === 1
    },
    swap: (key, value, ttl) => add(key, (client) => client.replace(...at(key), value, lasting(ttl), roomOf(key))),
    take: (key) => redis.ask((client) => client.take(...at(key))),
    async compareAndSet(key, expected, value, ttl) {
      const set = await add(key, (client) => client.writeIfSame(...at(key), value, lasting(ttl), roomOf(key), expected))
      return set === 1
    },
    async compareAndDelete(key, expected) {
      return (await redis.ask((client) => client.removeIfSame(...at(key), expected))) === 1
    },
    increment: (key, ttl) => add(key, (client) => client.count(...at(key), lasting(ttl), roomOf(key))),
    async decrement(key) {
      await redis.ask((client) => client.countDown(...at(key)))
    },
    async publish(channel, message) {
      await redis.ask((client) => client.publish(`${PREFIX}${channel}`, message))
    },
    subscribe: (channel, listener) => subscribeRedis(url, `${PREFIX}${channel}`, listener),
    async close() {
      redis.close()
    },
  }
}

const lasting = (ttl: number) => String(Math.ceil(ttl))

/**
 * A Redis that makes room by dropping entries would drop counters that keep somebody out.
 * @throws SettingsError where it says that it does; one that does not tell is believed
 */
async function refuseForgetful(redis: RedisConnection): Promise<void> {
  const memory = await redis.ask(async (client) => {
    try {
      return await client.info('memory')
    } catch (error) {
      if (error instanceof ErrorReply) return ''
      throw error
    }
  })
  const [, policy = 'noeviction'] = /^maxmemory_policy:(\S+)/m.exec(memory) ?? []
  if (policy === 'noeviction') return
  throw new SettingsError(
    `The Redis that REDIS_URL names drops entries when it is full, those that keep intruders out too: its maxmemory-policy is ${policy}; set it to noeviction.`,
  )
}

/**
 * Listens to a channel by a connection of its own, which comes back by itself after every outage.
 * @returns what ends it
 * @throws EphemeralGone where nothing answers
 */
async function subscribeRedis(url: string, channel: string, { hear, missed }: Listener): Promise<() => void> {
  const client = createOne(url)
  let isHeard = false
  client.on('ready', () => isHeard && missed())
  const end = () => {
    if (client.isOpen) client.destroy()
  }
  try {
    await new Promise((resolve, reject) => {
      // For good; of later outages whoever asks for entries tells the log.
      client.on('error', reject)
      client
        .connect()
        .then(() => client.subscribe(channel, hear))
        .then(resolve, reject)
    })
  } catch (error) {
    end()
    throw new EphemeralGone('Redis does not answer', { cause: error })
  }
  isHeard = true
  return end
}
