import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type AnswerProgram, registerBackOffices } from './back-office.ts'
import type { Demo } from './demo.ts'
import { fingerprint } from './html.ts'
import { registerMiniprogram } from './miniprogram.ts'
import { registerOutbox } from './outbox.ts'
import { registerOverview } from './overview.ts'
import { registerPuzzle } from './puzzle.ts'
import { registerScan } from './scan.ts'
import { registerVideos } from './videos.ts'

/**
 * Pages that stand in for phones and outside services; there only in the demonstration.
 * @returns what answers programs at the employers' desk
 */
export async function registerDemo(
  app: FastifyInstance,
  parts: Pick<Demo, 'services' | 'outbox' | 'puzzle' | 'codes' | 'backEnd'>,
): Promise<AnswerProgram> {
  const demo: Demo = {
    ...parts,
    stylesheet: await serveAsset(app, 'pages.css', 'text/css'),
    scanScript: await serveAsset(app, 'scan.js', 'text/javascript'),
    backOfficeScript: await serveAsset(app, 'back-office.js', 'text/javascript'),
  }
  registerOverview(app, demo)
  registerOutbox(app, demo)
  registerPuzzle(app, demo)
  registerScan(app, demo)
  registerMiniprogram(app, demo)
  await registerVideos(app)
  return registerBackOffices(app, demo)
}

/** @returns the file's address, which changes with its content */
async function serveAsset(app: FastifyInstance, name: string, type: string): Promise<string> {
  const content = await readFile(new URL(`./assets/${name}`, import.meta.url), 'utf8')
  const address = `/demo/assets/${name}`
  app.get(address, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=31536000').type(type).send(content),
  )
  return `${address}?${fingerprint(content)}`
}
