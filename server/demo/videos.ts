import { fileURLToPath } from 'node:url'
import serveDirectory from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the demonstration's films and their captions are. */
export const VIDEO_PATH = '/demo/videos/'

const DAY = 'public, max-age=86400'

/** Serves the films in ranges, so that a player can seek. */
export async function registerVideos(app: FastifyInstance): Promise<void> {
  await app.register(serveDirectory, {
    root: fileURLToPath(new URL('./assets/videos', import.meta.url)),
    prefix: VIDEO_PATH,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', DAY)
    },
  })
}
