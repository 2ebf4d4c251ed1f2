import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveDirectory from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built client, compressed beforehand, from its directory. False where it has not been built. */
export async function serveClient(app: FastifyInstance, directory: string): Promise<boolean> {
  if (!existsSync(join(directory, 'index.html'))) return false
  await app.register(serveDirectory, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // The names of built files carry their content's hash; the page that names them does not.
      reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache')
    },
  })
  return true
}
