import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'

/** A PostgreSQL database without a table, of the test's own. */
export interface EmptyDatabase {
  readonly name: string
  readonly url: string
  /** Connects to the database beside it. */
  readonly admin: Sql
  drop(): Promise<void>
}

export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)}`
  const own = new URL(inject('databaseUrl'))
  own.pathname = name
  return {
    name,
    url: own.href,
    admin,
    async drop() {
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}
