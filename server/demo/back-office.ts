import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { backOfficePaths, type backOfficeVisit } from '../../contract/calls/demo.ts'
import { NOBODY } from '../../contract/nobody.ts'
import type { LoginType } from '../../contract/storage.ts'
import type { Identity } from '../authentication/sessions.ts'
import { Exchange } from '../http/exchange.ts'
import { hidePhone } from '../phones.ts'
import { backOfficePage } from './back-office-page.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'

/** Whose back office each is. */
const owners = { company: 'company', school: 'school', op: 'channel' } as const satisfies Record<
  keyof typeof backOfficePaths,
  LoginType
>

/** Stands for the back offices, which are no part of this product: who is in there, and where they meant to go. */
export function registerBackOffices(app: FastifyInstance, { services, stylesheet, backOfficeScript }: Demo): void {
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

  for (const key of Object.keys(backOfficePaths) as (keyof typeof backOfficePaths)[]) {
    const path = backOfficePaths[key]
    app.get(path.slice(0, -1), async (_, reply) => reply.redirect(path))
    app.get(path, async (request, reply) => {
      const exchange = new Exchange(request, services.browserIds)
      const identity = await sessions.owner(exchange.sessionId)
      const visit: z.infer<typeof backOfficeVisit> = {
        back_office: key,
        login_type: identity?.loginType ?? null,
        name: identity ? await nameOf(identity) : '',
        user_id: identity?.userId ?? NOBODY,
      }
      if (wantsJson(request)) return sendJson(reply, visit)
      const locale = await localeOf(services, request)
      const site = await sites.find(exchange.host)
      const colour = site?.brand.colour
      return sendPage(reply, stylesheet, {
        ...backOfficePage({ visit, owner: owners[key], site, locale }),
        locale,
        width: 'narrow',
        script: backOfficeScript,
        ...(colour && { colour }),
      })
    })
  }
}
