import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Db } from '../db/open.ts'
import { timely } from '../db/timely.ts'
import type { ProviderSettings } from '../settings/provider-settings.ts'
import { createDirectoryFiles } from './directory-files.ts'
import type { FileId, Files } from './files.ts'
import { fileStores } from './schema.ts'

/** The place that the settings name is not where the database's files lie; the message says what to do. */
export class FilesElsewhere extends Error {}

type Place = ProviderSettings['files']

/**
 * The files of a database, where the settings say. They lie below a name that the database keeps, so that two databases
 * never see each other's in one place, and that a file of this name is there says that a place is theirs: another
 * process's own directory, or a place that nobody moved them to, is not.
 * @param dataDir directory of what this machine keeps
 * @throws FilesElsewhere, FilesGone
 */
export async function openFiles(place: Place, dataDir: string, db: Db): Promise<Files> {
  const directory = join(dataDir, 'files')
  const open = (name: FileId) => filesAt(place, directory, name)
  const name = (await nameIn(db)) ?? (await claim(db, open))
  const files = await open(name)
  if (!(await files.has(name))) throw new FilesElsewhere(sentenceOf(place, directory, name))
  return {
    ...files,
    async *list() {
      for await (const part of files.list()) yield part.filter(({ id }) => id !== name)
    },
  }
}

/** Those below a name; nobody is called yet, and no SDK is loaded unless it is wanted. */
export async function filesAt(place: Place, directory: string, name: FileId): Promise<Files> {
  if (place.provider === 'embedded') return createDirectoryFiles(directory, name)
  const { createS3Files } = await import('./s3-files.ts')
  return createS3Files(place, name)
}

async function nameIn(db: Db): Promise<FileId | null> {
  const [row] = await timely(db.select({ name: fileStores.name }).from(fileStores))
  return row?.name ?? null
}

/** Gives the database a name whose place is marked before anybody can read it; of several at once the first one's counts. */
async function claim(db: Db, open: (name: FileId) => Promise<Files>): Promise<FileId> {
  const mine = randomUUID()
  const files = await open(mine)
  await files.put(mine, new Uint8Array())
  await timely(db.insert(fileStores).values({ name: mine }).onConflictDoNothing())
  const name = (await nameIn(db)) ?? mine
  if (name !== mine) await files.remove(mine)
  return name
}

function sentenceOf(place: Place, directory: string, name: FileId): string {
  const [where, choices] =
    place.provider === 's3'
      ? [`the bucket ${place.bucket}`, 'S3_BUCKET and S3_ENDPOINT']
      : [`the directory ${directory}`, 'DATA_DIR, which several processes must share, or FILES_PROVIDER=s3']
  return `The files of this database are not in ${where}: set ${choices} as before, or copy all of ${name} there. If they are lost for good, put an empty file there as ${name}/${name}.`
}
