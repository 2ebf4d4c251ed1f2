/** The database took longer than a visitor should wait. */
export class DatabaseSilent extends Error {}

const PATIENCE = 3000

/**
 * A query's result, or a failure after three seconds: a server that vanished without closing its connection answers never.
 * @throws DatabaseSilent
 */
export async function timely<T>(query: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent()), PATIENCE)
  })
  try {
    return await Promise.race([query, silence])
  } finally {
    clearTimeout(timer)
  }
}
