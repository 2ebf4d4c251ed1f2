import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { JobStore } from '../../../server/platform/db/job-store.ts'
import type { Db } from '../../../server/platform/db/open.ts'
import { openDatabase, openPglite } from '../../../server/platform/db/open.ts'
import { copyOfSeeded } from '../../seeded-directory.ts'
import { databaseAt, SEEDED } from '../postgres.ts'

/** A seeded database of the test file's own, on whichever product the run is about. */
export interface Store {
  readonly db: Db
  readonly jobs: JobStore
  /** The database is gone from here on, until `mend`. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openStore(): Promise<Store> {
  const databaseUrl = inject('databaseUrl')
  return databaseUrl ? openPostgresStore(databaseUrl) : openPgliteStore()
}

async function openPgliteStore(): Promise<Store> {
  const directory = await copyOfSeeded(inject('seededDirectory'))
  const client = await PGlite.create(join(directory, 'pglite'))
  const { db, jobs, close } = await openPglite(client)
  const { query, transaction } = client
  const isClosed = () => Promise.reject(new Error('PGlite is closed'))
  return {
    db,
    jobs,
    async cut() {
      Object.assign(client, { query: isClosed, transaction: isClosed })
    },
    async mend() {
      Object.assign(client, { query, transaction })
    },
    async close() {
      await close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function openPostgresStore(url: string): Promise<Store> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)} template ${admin(SEEDED)}`
  const proxy = await openProxy(Number(new URL(url).port))
  const own = new URL(url)
  own.pathname = name
  own.port = String(proxy.port)
  const { db, jobs, close } = await openDatabase(databaseAt(own.href))
  return {
    db,
    jobs,
    cut: proxy.cut,
    mend: proxy.mend,
    async close() {
      await close()
      await proxy.cut()
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/** A TCP hop before the database, to be cut and mended. */
async function openProxy(target: number) {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  let server: Server
  let port = 0
  async function mend() {
    server = createServer((near) => {
      const far = dial(target, '127.0.0.1')
      keep(near)
      keep(far)
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }
  async function cut() {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await mend()
  return { port, cut, mend }
}
