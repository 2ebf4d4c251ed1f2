import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveDirectory from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isBrandHost } from '../../../contract/brand-hosts.ts'
import { backOfficePaths } from '../../../contract/calls/demo.ts'
import { getSiteInfo, type SiteInfo } from '../../../contract/calls/site.ts'
import { encodeParams } from '../../../contract/encoding.ts'
import { DESK_DOCUMENT } from './employer-office.ts'
import { framedHeaders, withScripts } from './headers.ts'
import type { InspectorSettings } from './inspector-settings.ts'
import { Visit } from './visit.ts'

/** What the last run of the generated tests took, as `npm run models` leaves it; before the first there is none. */
const coverage = fileURLToPath(new URL('../../../docs/flows/coverage.json', import.meta.url))

/** Name of a built file by that of its source, from the build's own list. */
async function builtName(directory: string, source: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(directory, 'inspector/.vite/manifest.json'), 'utf8'))
  return `/inspector/${manifest[source].file}`
}

const attributes = (entries: Readonly<Record<string, string | null>>): string =>
  Object.entries(entries)
    .flatMap(([name, value]) => (value === null ? [] : [`data-${name}="${value}"`]))
    .join(' ')

/** The product's page with the inspector as its first script, which then starts the product. */
async function inspectedPage(directory: string, { stately }: InspectorSettings): Promise<string> {
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const boot = await builtName(directory, 'boot.ts')
  return page.replace(
    /<script type="module"([^>]*) src="([^"]+\/index-[^"]+)"/,
    (_, others: string, product: string) => {
      const data = attributes({ product, dock: '/inspector/dock.html', stately })
      // The product comes along with the inspector, not after it.
      return `<link rel="modulepreload"${others} href="${product}" /><script type="module"${others} src="${boot}" ${data}`
    },
  )
}

/** Puts the inspector beside every page of the product. */
async function serveInspector(app: FastifyInstance, directory: string, settings: InspectorSettings): Promise<void> {
  if (!existsSync(join(directory, 'inspector'))) return
  const page = await inspectedPage(directory, settings)
  app.get('/', (_, reply) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page))
  app.addHook('onSend', async (request, reply) => {
    if (request.url.split('?', 1)[0] === '/inspector/dock.html') reply.headers(framedHeaders)
  })
  app.get('/inspector/coverage.json', async (_, reply) => {
    const measured = existsSync(coverage) ? await readFile(coverage) : '{"flows":{}}'
    return reply.header('cache-control', 'no-cache').type('application/json').send(measured)
  })
}

/** Has the browser ask for a GET call early, exactly as the client will ask. */
const callAhead = (path: string, params: Record<string, unknown>): string =>
  `<${path}?${new URLSearchParams(encodeParams(params))}>; rel=preload; as=fetch; crossorigin=use-credentials`

/** The page that a site opens with, where that is not in the first load; null where it is. */
function homeOf(info: SiteInfo): 'main' | 'branded' | 'collegePosition' | null {
  if (info.type === 1) return 'main'
  if (info.school?.school_type === 2) return 'collegePosition'
  const isFramed = info.type === 2 ? info.school?.is_show_jobfair === 1 : info.channel?.show_content === 3
  return isFramed && isBrandHost(info) ? 'branded' : null
}

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
