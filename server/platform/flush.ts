import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What was written to a file, or the names in a directory, survive a loss of power from here on. */
export async function flush(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** All that is in a directory likewise. */
export async function flushTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    await (entry.isDirectory() ? flushTree(path) : flush(path))
  }
  await flush(directory)
}
