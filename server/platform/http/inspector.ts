import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { framedHeaders } from './headers.ts'
import type { InspectorSettings } from './inspector-settings.ts'

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
export async function serveInspector(
  app: FastifyInstance,
  directory: string,
  settings: InspectorSettings,
): Promise<void> {
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
