import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { backOfficePaths, type backOfficeVisit } from '../../contract/calls/demo.ts'
import { NOBODY } from '../../contract/nobody.ts'
import type { LoginType } from '../../contract/rules/storage.ts'
import { Exchange } from '../platform/http/exchange.ts'
import { Visit } from '../platform/http/visit.ts'
import { hidePhone } from '../platform/phones.ts'
import type { Identity } from '../platform/sessions/sessions.ts'
import { backOfficePage, type StandIn } from './back-office-page.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'

type BackOffice = keyof typeof backOfficePaths

/** Answers a program that asks who is logged in; false where it was a browser that asked. */
export type AnswerProgram = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Whose back office each is that is no part of this product. */
const owners = { school: 'school', op: 'channel' } as const satisfies Record<StandIn, LoginType>

/**
 * Stands for the back offices that are no part of this product: who is in there, and where they meant to go.
 * @returns what answers programs at the employers' desk, which is one of ours
 */
export function registerBackOffices(
  app: FastifyInstance,
  { services, stylesheet, backOfficeScript }: Demo,
): AnswerProgram {
  const { employers, sessions, sites, staff, students } = services

  async function nameOf({ loginType, userId }: Identity): Promise<string> {
    switch (loginType) {
      case 'student': {
        const found = await students.find(userId)
        return found ? found.student.name || hidePhone(found.student.phone) : ''
      }
      case 'company':
        return hidePhone((await employers.find(userId))?.phone ?? '')
      default:
        return (await staff.find(loginType, userId))?.username ?? ''
    }
  }

  async function visitOf(
    request: FastifyRequest,
    back_office: BackOffice,
  ): Promise<v.InferOutput<typeof backOfficeVisit>> {
    const identity = await sessions.owner(new Exchange(request, services.browserIds).sessionId)
    return {
      back_office,
      login_type: identity?.loginType ?? null,
      name: identity ? await nameOf(identity) : '',
      user_id: identity?.userId ?? NOBODY,
    }
  }

  for (const key of Object.keys(owners) as StandIn[]) {
    const path = backOfficePaths[key]
    app.get(path.slice(0, -1), async (_, reply) => reply.redirect(path))
    app.get(path, async (request, reply) => {
      const visit = await visitOf(request, key)
      if (wantsJson(request)) return sendJson(reply, visit)
      const locale = await localeOf(services, request)
      const site = await sites.find(new Visit(request).host)
      const colour = site?.brand.colour
      return sendPage(reply, stylesheet, {
        ...backOfficePage({ visit: { ...visit, back_office: key }, owner: owners[key], site, locale }),
        locale,
        width: 'narrow',
        script: backOfficeScript,
        ...(colour && { colour }),
      })
    })
  }
  return async (request, reply) => {
    if (!wantsJson(request)) return false
    sendJson(reply, await visitOf(request, 'company'))
    return true
  }
}
