import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flush, flushTree } from '../flush.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { lockDirectory } from './locks/lock.ts'

/** The embedded database, and students' files where they lie beside it. */
const PARTS = ['pglite', 'files']

/**
 * Copies a data directory that no server uses, and keeps servers off it meanwhile. The copy is a data directory, too;
 * nothing is at its name until it is whole.
 * @param target that there is nothing at yet
 * @throws SettingsError where there is nothing to copy, or something at the target
 * @throws DirectoryInUse where a server runs
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if (!existsSync(join(dataDir, 'pglite'))) throw new SettingsError(`There is no embedded database in ${dataDir}.`)
  if (existsSync(target)) throw new SettingsError(`There is something at ${target} already; name another directory.`)
  const claim = await lockDirectory(dataDir)
  const copy = async () => {
    const unfinished = `${target}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    for (const part of PARTS) {
      const from = join(dataDir, part)
      if (existsSync(from)) await cp(from, join(unfinished, part), { recursive: true, preserveTimestamps: true })
    }
    await flushTree(unfinished)
    await rename(unfinished, target)
    await flush(dirname(target))
  }
  try {
    const lost = claim.lost.then((error) => Promise.reject(error))
    await Promise.race([copy(), lost])
  } finally {
    await claim.release()
  }
}
