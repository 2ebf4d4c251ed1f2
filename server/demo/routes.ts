import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '../../contract/calls/site.ts'
import type { SliderPuzzle } from '../adapters/captcha.ts'
import type { SmsOutbox } from '../adapters/sms.ts'
import { Exchange } from '../http/exchange.ts'
import type { Services } from '../services.ts'
import { fingerprint } from './html.ts'
import { registerMiniprogram } from './miniprogram.ts'
import { registerOutbox } from './outbox.ts'
import { registerOverview } from './overview.ts'
import { registerPuzzle } from './puzzle.ts'
import type { RecentCodes } from './recent-codes.ts'
import { registerScan } from './scan.ts'

export interface Demo {
  readonly services: Services
  readonly outbox: SmsOutbox
  readonly puzzle: SliderPuzzle
  readonly codes: RecentCodes
  /** Addresses of the files that the pages share. */
  readonly stylesheet: string
  readonly scanScript: string
}

/** Pages that stand in for phones and outside services; there only in the demonstration. */
export async function registerDemo(
  app: FastifyInstance,
  parts: Pick<Demo, 'services' | 'outbox' | 'puzzle' | 'codes'>,
): Promise<void> {
  const demo: Demo = {
    ...parts,
    stylesheet: await serveAsset(app, 'pages.css', 'text/css'),
    scanScript: await serveAsset(app, 'scan.js', 'text/javascript'),
  }
  registerOverview(app, demo)
  registerOutbox(app, demo)
  registerPuzzle(app, demo)
  registerScan(app, demo)
  registerMiniprogram(app, demo)
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

export const wantsJson = (request: FastifyRequest): boolean => request.headers.accept === 'application/json'

/** The visitor's language: the one chosen, or the site's own. */
export async function localeOf(services: Services, request: FastifyRequest): Promise<Locale> {
  const exchange = new Exchange(request)
  return exchange.chosenLocale ?? (await services.sites.find(exchange.host))?.default_locale ?? 'zh-CN'
}
