import type { Clock } from './clock.ts'
import type { JobStore } from './db/job-store.ts'
import type { Db } from './db/open.ts'
import type { Ephemeral } from './ephemeral/ephemeral.ts'
import type { Files } from './files/files.ts'
import { createSanitiser } from './html.ts'
import { createDownloads } from './http/answers/downloads.ts'
import { createSignatures } from './http/signature.ts'
import { createUploads } from './http/uploads.ts'
import { createLive } from './live/live.ts'
import type { Log } from './log.ts'
import { createPublicLists } from './public-lists.ts'
import { randomSessionId } from './random.ts'
import { createScans } from './scans.ts'
import { createBrowserIds } from './sessions/browser-ids.ts'
import { createSessions } from './sessions/sessions.ts'
import type { Settings } from './settings/settings.ts'

export interface Foundations {
  readonly db: Db
  /** Where a worker finds its jobs; nobody works here without. */
  readonly jobs?: JobStore
  readonly ephemeral: Ephemeral
  /** Those of the database. */
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  /** Directory of the built client. */
  readonly clientDir: string
  readonly patience?: Patience
}

/** Milliseconds that visitors have; whoever takes longer is hung up on. */
export interface Patience {
  /** For a request's headers, and for all of it. */
  readonly headers: number
  readonly request: number
  /** For the next bytes of a file that is sent to them. */
  readonly stalled: number
  /** Without a byte either way, which the longest work takes less than. */
  readonly idle: number
  /** Between two looks at who is late. */
  readonly check: number
}

export const PATIENCE: Patience = { headers: 10_000, request: 30_000, stalled: 30_000, idle: 180_000, check: 1000 }

/** What the server is put together by; where it listens and keeps its data is known already. */
export type AppSettings = Omit<
  Settings,
  'port' | 'host' | 'dataDir' | 'databaseUrl' | 'fsync' | 'redisUrl' | 'logLevel'
>

/** What every area works with. */
export type Platform = ReturnType<typeof createPlatform>

export function createPlatform(
  settings: AppSettings,
  { db, ephemeral, files, clock, log, patience = PATIENCE }: Foundations,
) {
  const sessions = createSessions(db, clock, settings.demo)
  // The demonstration is its own mini-program's back end.
  const miniprogramKey = settings.providers.miniprogramKey ?? (settings.demo ? randomSessionId() : null)
  return {
    settings,
    db,
    ephemeral,
    files,
    clock,
    log,
    sessions,
    browserIds: createBrowserIds(settings.secret),
    sanitiser: createSanitiser(settings.mediaHosts),
    miniprogramKey,
    /** Null where no mini-program's back end is known. */
    signatures: miniprogramKey === null ? null : createSignatures(miniprogramKey, ephemeral, clock),
    downloads: createDownloads(patience.stalled),
    uploads: createUploads(ephemeral),
    scans: createScans(clock),
    publicLists: createPublicLists(),
    live: createLive(ephemeral, sessions, log),
  }
}
