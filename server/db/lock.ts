import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The directory of the embedded database is another live process's. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}; stop that one, or set DATA_DIR to another directory.`,
    )
  }
}

interface Holder {
  pid: number
  /** When the kernel says that process began, so that a number used again is not taken for it; '' where unknown. */
  began: string
}

/**
 * Makes this process the only one to use a directory; a dead process's claim is taken over.
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const path = join(directory, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, began: await beganAt(process.pid) } satisfies Holder)
  for (;;) {
    if (await create(path, mine)) return { release: () => rm(path, { force: true }) }
    const found = await readFile(path, 'utf8').catch(() => null)
    if (found === null) continue
    const holder = parseHolder(found)
    if (holder && (await isAlive(holder))) throw new DirectoryInUse(directory, holder.pid)
    await removeStale(path, found)
  }
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves the lock aside before deleting it; a rival's fresh one, caught by chance, goes back. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => stale)
  if (moved === stale) await rm(aside, { force: true })
  else await rename(aside, path)
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(text)
    return Number.isInteger(pid) && typeof began === 'string' ? { pid, began } : null
  } catch {
    return null
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return (await beganAt(pid)) === began
}

/** The start time in /proc, field 22 of `stat`; counted after the command's name, which may hold blanks. */
async function beganAt(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
