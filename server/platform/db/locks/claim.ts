import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { timely } from '../timely.ts'
import { type Claim, watch } from '../watch.ts'
import { locks } from './locks.ts'

/** Other processes serve the database, and this one may not be one of them; the message says what to do. */
export class DatabaseInUse extends Error {}

/** What processes that serve one database have in common; whatever one of them signs or counts, all have to know. */
export interface Fellowship {
  readonly redisUrl: string
  readonly secret: string
}

/** Milliseconds between two looks at whether the claim still stands: it is gone after a restart of the database. */
const BEAT = 2000
/** Milliseconds that a process which is about to end is waited for. */
const PATIENCE = 2000
const RETRY = 100

const NAME = 'qihang'
const ALONE = 'alone'
/** Seconds: the server notices within half a minute that a machine with a claim has vanished. */
const keepAlive = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 }

/**
 * Says that this process serves a PostgreSQL: alone, or with fellows that share its Redis and its secret. Held by a
 * connection of its own, so that the claim ends with the process, however that ends; a pooler that hands connections
 * from one to another does not do.
 * @param fellowship null where this process is alone
 * @throws DatabaseInUse
 */
export async function claimDatabase(url: string, fellowship: Fellowship | null): Promise<Claim> {
  const kind = fellowship ? fingerprintOf(fellowship) : ALONE
  const name = `${NAME} ${kind} ${randomBytes(8).toString('hex')}`
  const open = () =>
    postgres(url, {
      max: 1,
      max_lifetime: null,
      connect_timeout: 2,
      backoff: () => 0.05,
      connection: { application_name: name, ...keepAlive },
      onnotice: () => {},
    })
  let client = open()

  /** Said again by who has the claim, it changes nothing. */
  async function take(): Promise<boolean> {
    const [row] = fellowship
      ? await client`select pg_try_advisory_lock_shared(${locks.product}, ${locks.serving}) as held`
      : await client`select pg_try_advisory_lock(${locks.product}, ${locks.serving}) as held`
    return row?.held === true
  }

  /** Kinds of the others; a former connection of ours, which the server may hold for alive, is none. */
  async function others(): Promise<string[]> {
    const rows = await client<{ name: string }[]>`
      select activity.application_name as name
      from pg_locks as lock join pg_stat_activity as activity on activity.pid = lock.pid
      where lock.locktype = 'advisory' and lock.granted and activity.datname = current_database()
        and lock.database = activity.datid and lock.classid = ${locks.product} and lock.objid = ${locks.serving}`
    return rows
      .filter((row) => row.name.startsWith(`${NAME} `) && row.name !== name)
      .map((row) => row.name.split(' ')[1] ?? '')
  }

  /** Whoever serves alone is no stranger but waited for. */
  async function refuseStrangers(): Promise<void> {
    const isStrange = (other: string) => other !== kind && other !== ALONE
    if (fellowship && (await others()).some(isStrange)) throw new DatabaseInUse(STRANGERS)
  }

  try {
    // Before as well: those who serve would take a stranger that holds the lock for a moment for one that came while their claim was gone.
    await refuseStrangers()
    for (const began = performance.now(); !(await take()); await wait(RETRY)) {
      if (performance.now() - began > PATIENCE) throw new DatabaseInUse(fellowship ? JOINING_LONER : SECOND_LONER)
    }
    await refuseStrangers()
  } catch (error) {
    await client.end({ timeout: 0 })
    throw error
  }

  const { lost, stop } = watch(BEAT, async () => {
    try {
      const isHeld = await timely(take())
      const rivals = await timely(others())
      // Claims of strangers stand side by side, since fellows share: one that came while ours was gone shows by its kind.
      const isLost = isHeld ? fellowship && rivals.some((rival) => rival !== kind) : rivals.length > 0
      return isLost ? new DatabaseInUse(LOST) : null
    } catch {
      // While it is gone nobody has it; whether it is still ours shows once it answers.
      client.end({ timeout: 0 }).catch(() => undefined)
      client = open()
      return null
    }
  })
  return {
    lost,
    async release() {
      stop()
      await client.end({ timeout: 1 })
    },
  }
}

const SECOND_LONER =
  'Another process serves the database that DATABASE_URL names. Stop that one, or set REDIS_URL and SECRET, the same for both, so that they share codes and limits.'
const JOINING_LONER =
  'A process without REDIS_URL serves the database that DATABASE_URL names; stop it, or start it anew with the same REDIS_URL and SECRET.'
const STRANGERS =
  'Another process serves the database that DATABASE_URL names with another SECRET or REDIS_URL; they must be the same for all.'
const LOST =
  'While the database that DATABASE_URL names was away, a process that shares no REDIS_URL with this one took it; this one stops.'

/** Tells nobody what it was made of. */
function fingerprintOf({ redisUrl, secret }: Fellowship): string {
  const { host, pathname } = new URL(redisUrl)
  return createHmac('sha256', secret).update(`${host}${pathname}`).digest('hex').slice(0, 16)
}
