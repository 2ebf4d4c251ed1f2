import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { flush } from '../flush.ts'
import { type FileId, type Files, FilesGone, isFileId, requireFileId } from './files.ts'

const UNFINISHED = '.part'
/** Milliseconds after which a file that was never finished was cut short. */
const ABANDONED = 3_600_000
/** Entries that a list gives at a time. */
const PART = 500

/** Only the server's own user reads them. */
const OWN_DIRECTORY = 0o700
const OWN_FILE = 0o600

/** Node's word for what went wrong, and nothing of the path. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'malformed'

const gone = (error: unknown): never => {
  throw new FilesGone('files', codeOf(error))
}

const unlessAbsent = (error: unknown): null => (codeOf(error) === 'ENOENT' ? null : gone(error))

/** Keeps files in a directory of their own below another; both are made when the first file is. */
export function createDirectoryFiles(parent: string, name: FileId): Files {
  const directory = join(parent, requireFileId(name))
  const pathOf = (id: FileId) => join(directory, requireFileId(id))

  /** @param write of all of it, under the name that it has until it is whole */
  async function keep(id: FileId, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(id)
    const draft = `${path}${UNFINISHED}`
    try {
      await mkdir(directory, { recursive: true, mode: OWN_DIRECTORY })
      await write(draft)
      await rename(draft, path)
      await flush(directory)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      gone(error)
    }
  }

  return {
    put: (id, bytes) => keep(id, (draft) => write(draft, bytes)),

    async copy(id, to) {
      requireFileId(to)
      const from = pathOf(id)
      const found = await lstat(from).catch(unlessAbsent)
      if (!found) return false
      // What copies would follow it.
      if (found.isSymbolicLink()) throw new FilesGone('files', 'ELOOP')
      await keep(to, (draft) => duplicate(from, draft))
      return true
    },

    async get(id) {
      const file = await open(pathOf(id), constants.O_RDONLY | constants.O_NOFOLLOW).catch(unlessAbsent)
      if (!file) return null
      try {
        const { size } = await file.stat()
        return { size, stream: file.createReadStream() }
      } catch (error) {
        await file.close()
        return gone(error)
      }
    },

    has: async (id) => (await stat(pathOf(id)).catch(unlessAbsent)) !== null,

    async remove(id) {
      await rm(pathOf(id), { force: true }).catch(gone)
    },

    async *list() {
      const entries = await opendir(directory).catch(unlessAbsent)
      if (!entries) return
      let part: { id: FileId; at: number }[] = []
      for await (const entry of entries) {
        const path = join(directory, entry.name)
        const found = await stat(path).catch(unlessAbsent)
        if (found && isFileId(entry.name)) part.push({ id: entry.name, at: found.mtimeMs })
        else if (found && isAbandoned(entry.name, found.mtimeMs)) await rm(path, { force: true })
        if (part.length < PART) continue
        yield part
        part = []
      }
      yield part
    },
  }
}

const isAbandoned = (name: string, at: number) => name.endsWith(UNFINISHED) && Date.now() - at > ABANDONED

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWN_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** By the system alone; a hard link would be as old as what it names, and be swept as an orphan. */
async function duplicate(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  await flush(to)
}
