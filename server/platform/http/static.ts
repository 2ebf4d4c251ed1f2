import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveDirectory from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { backOfficePaths } from '../../../contract/calls/demo.ts'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { DESK_DOCUMENT } from './employer-office.ts'
import { withScripts } from './headers.ts'
import { callAhead, homeOf } from './home-ahead.ts'
import { serveInspector } from './inspector.ts'
import type { InspectorSettings } from './inspector-settings.ts'
import { Visit } from './visit.ts'

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?', 1)[0]
const isDocument = (request: Pick<FastifyRequest, 'url'>) => pathOf(request) === '/'
const isDesk = (request: Pick<FastifyRequest, 'url'>) => pathOf(request) === backOfficePaths.company

const YEAR = 'public, max-age=31536000, immutable'

/** Hashes of the scripts within the built document. */
async function scriptHashes(directory: string): Promise<string[]> {
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Serves the built client, compressed beforehand, from its directory. False where it has not been built.
 * @param headers of any page
 * @param inspector null where there is to be none
 * @param findSite of a host name
 */
export async function serveClient(
  app: FastifyInstance,
  directory: string,
  headers: Readonly<Record<string, string>>,
  inspector: InspectorSettings | null,
  findSite: (host: string) => Promise<SiteInfo | null>,
): Promise<boolean> {
  if (!existsSync(join(directory, 'index.html'))) return false
  const ofDocument = withScripts(headers, await scriptHashes(directory))
  app.addHook('onSend', async (request, reply) => {
    if (!isDocument(request)) return
    reply.headers(ofDocument)
    const { host: domain } = new Visit(request)
    reply.header('link', callAhead(getSiteInfo.path, { domain }))
    // A page without its head start is better than none.
    const info = await findSite(domain).catch(() => null)
    const home = info && homeOf(info)
    // The one header that a page's script can read of its own document.
    if (home) reply.header('server-timing', `home;desc=${home}`)
  })
  // One address for the document: at another its own script would not be allowed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/index.html',
    handler: (request, reply) => reply.redirect(request.url.replace(/^[^?]*/, '/'), 308),
  })
  await app.register(serveDirectory, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path, _, request) =>
      (isDocument(request) || !path.endsWith('/index.html')) &&
      (isDesk(request) || !path.endsWith(DESK_DOCUMENT)) &&
      (inspector !== null || !path.startsWith('/inspector/')),
    setHeaders(reply, path) {
      // The names of built files carry their content's hash; the page that names them does not.
      reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache')
    },
  })
  if (inspector) await serveInspector(app, directory, inspector)
  return true
}
