import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { link, open, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Claim, watch } from '../watch.ts'

/** Another live process has the directory of the embedded database; the message says what to do. */
export class DirectoryInUse extends Error {}

/** Where a process's number means something: to the same machine since the same start, and the same container. */
export interface Place {
  readonly host: string
  readonly boot: string
  readonly space: string
}

interface Holder extends Place {
  readonly id: string
  readonly pid: number
  /** When the kernel says that process began, so that a number used again is not taken for it; '' where unknown. */
  readonly began: string
}

/** Milliseconds: between two signs of life, and without one after which a holder elsewhere counts as dead. */
export const rhythm = {
  beat: 2000,
  dead: 30_000,
  /** After a takeover, for rivals that saw the dead one's claim, too, and may still move ours aside for it. */
  settle: 100,
}

/**
 * Makes this process the only one to use a directory. A dead process's claim is taken over: at once where its number
 * says that it is gone, else when its signs of life have stopped for `dead` milliseconds, which may be waited for.
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string, place?: Place, times = rhythm): Promise<Claim> {
  const { beat, dead, settle } = times
  const path = join(directory, 'server.lock')
  const own = place ?? (await here())
  const mine: Holder = { id: randomUUID(), ...own, pid: process.pid, began: await beganAt(process.pid) }
  /** Of one length whenever it is written, so that it can be written over. */
  const content = () => JSON.stringify({ ...mine, beat: new Date().toISOString() })
  let watched = ''
  let isTakeover = false
  for (;;) {
    if (await create(path, mine.id, content())) {
      if (!isTakeover) break
      await wait(settle)
      if (await isHeldBy(mine.id, path)) break
      continue
    }
    const found = await look(path)
    if (!found) continue
    const holder = parseHolder(found.text)
    if (holder && isAt(own, holder)) {
      if (await isAlive(holder)) throw new DirectoryInUse(sentenceOf(directory, holder, true))
    } else if (holder && (await fileTime(path, mine.id)) - found.beatAt < dead) {
      const seen = `${holder.id} ${found.beatAt}`
      if (watched.startsWith(`${holder.id} `) && watched !== seen) {
        throw new DirectoryInUse(sentenceOf(directory, holder, false))
      }
      watched = seen
      await wait(beat)
      continue
    }
    removeStale(path, mine.id, found.text)
    isTakeover = true
  }
  return hold(path, mine.id, content, times)
}

function hold(path: string, id: string, content: () => string, { beat, dead }: typeof rhythm): Claim {
  let beaten = performance.now()
  const { lost, stop } = watch(beat, async () => {
    const state = await renew(path, id, content())
    if (state === 'renewed') beaten = performance.now()
    const isLost = state === 'taken' || performance.now() - beaten > dead
    return isLost ? new DirectoryInUse(`Another process took ${path} over; this one stops before both write.`) : null
  })
  return {
    lost,
    async release() {
      stop()
      if (await isHeldBy(id, path)) await rm(path, { force: true })
    },
  }
}

async function isHeldBy(id: string, path: string): Promise<boolean> {
  const found = await look(path)
  return found !== null && parseHolder(found.text)?.id === id
}

/** Writes into the file that was read, so that a claim which replaces it meanwhile is never touched. */
async function renew(path: string, id: string, content: string): Promise<'renewed' | 'taken' | 'unknown'> {
  try {
    const file = await open(path, 'r+')
    try {
      if (parseHolder(await file.readFile('utf8'))?.id !== id) return 'taken'
      await file.write(content, 0)
      return 'renewed'
    } finally {
      await file.close()
    }
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'taken' : 'unknown'
  }
}

/** Under another name until it is whole: a crash leaves no empty lock. */
async function create(path: string, id: string, content: string): Promise<boolean> {
  const draft = `${path}.${id}`
  await writeFile(draft, content)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // A file system without links.
    if (codeOf(error) === 'ENOENT') throw error
    return await writeFile(path, content, { flag: 'wx' }).then(
      () => true,
      (failure: unknown) => {
        if (codeOf(failure) === 'EEXIST') return false
        throw failure
      },
    )
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves the lock aside before deleting it; a rival's fresh one, caught by chance, goes back. */
function removeStale(path: string, id: string, stale: string): void {
  const aside = `${path}.${id}`
  try {
    // Without a pause of ours between the look and the deed.
    if (readFileSync(path, 'utf8') !== stale) return
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** What a lock says, and when its holder wrote it last. */
async function look(path: string): Promise<{ text: string; beatAt: number } | null> {
  try {
    const file = await open(path, 'r')
    try {
      const { mtimeMs } = await file.stat()
      return { text: await file.readFile('utf8'), beatAt: mtimeMs }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Now, by the clock that writes the times of files there: another machine's clock may differ from ours. */
async function fileTime(path: string, id: string): Promise<number> {
  const draft = `${path}.${id}`
  await writeFile(draft, '')
  const { mtimeMs } = await stat(draft)
  await rm(draft, { force: true })
  return mtimeMs
}

/** Null for what no version writes whole. A former version's has neither id nor place, and was always this machine's. */
function parseHolder(text: string): Holder | null {
  try {
    const { id = '', host, boot, space, pid, began } = JSON.parse(text)
    return Number.isInteger(pid) && typeof began === 'string' ? { id, host, boot, space, pid, began } : null
  } catch {
    return null
  }
}

const isAt = (place: Place, holder: Holder): boolean =>
  holder.host === undefined ||
  (holder.host === place.host && holder.boot === place.boot && holder.space === place.space)

function sentenceOf(directory: string, { pid, host }: Holder, isNear: boolean): string {
  if (isNear) {
    return `The data directory ${directory} is in use by process ${pid}; stop that one, or set DATA_DIR to another directory.`
  }
  return `The data directory ${directory} is in use by process ${pid} of another machine or container, ${host}; stop that one, or set DATA_DIR to another directory. Several can serve one PostgreSQL: set DATABASE_URL and REDIS_URL.`
}

async function here(): Promise<Place> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const space = await readlink('/proc/self/ns/pid').catch(() => '')
  return { host: hostname(), boot: boot.trim(), space }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return (await beganAt(pid)) === began
}

/** The start time in /proc, field 22 of `stat`; counted after the command's name, which may hold blanks. */
async function beganAt(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
