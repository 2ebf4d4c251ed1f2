import { PgSelectBase } from 'drizzle-orm/pg-core'

/** A query of drizzle's: it runs anew whenever it is awaited. */
export type Query = PromiseLike<unknown>

/** The queries that something awaits, so that they can be run again alone. */
export async function recordQueries(run: () => Promise<unknown>): Promise<readonly Query[]> {
  const queries: Query[] = []
  const { then } = PgSelectBase.prototype
  // biome-ignore lint/suspicious/noThenProperty: what is awaited tells which queries ran
  PgSelectBase.prototype.then = function (...args) {
    queries.push(this)
    return then.apply(this, args) as never
  }
  try {
    await run()
  } finally {
    // biome-ignore lint/suspicious/noThenProperty: what is awaited tells which queries ran
    PgSelectBase.prototype.then = then
  }
  return queries
}
