import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../contract/calls/site.ts'
import type { Services } from '../areas.ts'
import { Visit } from '../platform/http/visit.ts'
import type { SliderPuzzle } from '../providers/captcha.ts'
import type { SmsOutbox } from '../providers/sms.ts'
import type { MiniprogramBackEnd } from './miniprogram-back-end.ts'
import type { RecentCodes } from './recent-codes.ts'

/** What the demonstration's pages work with. */
export interface Demo {
  readonly services: Services
  readonly outbox: SmsOutbox
  readonly puzzle: SliderPuzzle
  readonly codes: RecentCodes
  readonly backEnd: MiniprogramBackEnd
  /** Addresses of the files that the pages share. */
  readonly stylesheet: string
  readonly scanScript: string
  readonly backOfficeScript: string
}

export const wantsJson = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('application/json')

/** The visitor's language: the one chosen, or the site's own. */
export async function localeOf(services: Services, request: FastifyRequest): Promise<Locale> {
  const visit = new Visit(request)
  return visit.chosenLocale ?? (await services.sites.find(visit.host))?.default_locale ?? 'zh-CN'
}

/** The same page for programs: bare, without an envelope. */
export const sendJson = (reply: FastifyReply, data: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').header('vary', 'Accept').send(data)
