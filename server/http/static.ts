import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveDirectory from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { getSiteInfo } from '../../contract/calls/site.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { type InspectorSettings, serveInspector } from './inspector.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Has the browser ask for the site's information while it still fetches the client's code, exactly as that will ask. */
const siteInfoAhead = (hostname: string): string =>
  `<${getSiteInfo.path}?${new URLSearchParams(encodeParams({ domain: hostname }))}>; rel=preload; as=fetch; crossorigin=use-credentials`

/**
 * Serves the built client, compressed beforehand, from its directory. False where it has not been built.
 * @param inspector null where there is to be none
 */
export async function serveClient(
  app: FastifyInstance,
  directory: string,
  inspector: InspectorSettings | null,
): Promise<boolean> {
  if (!existsSync(join(directory, 'index.html'))) return false
  app.addHook('onSend', async (request, reply) => {
    if (request.url.split('?', 1)[0] === '/') reply.header('link', siteInfoAhead(request.hostname))
  })
  await app.register(serveDirectory, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => inspector !== null || !path.startsWith('/inspector/'),
    setHeaders(reply, path) {
      // The names of built files carry their content's hash; the page that names them does not.
      reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache')
    },
  })
  if (inspector) await serveInspector(app, directory, inspector)
  return true
}
