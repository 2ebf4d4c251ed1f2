import type { FastifyInstance, FastifyRequest } from 'fastify'
import { backOfficePaths, demoPaths } from '../../contract/calls/demo.ts'
import type { Locale } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import type { StaffMember } from '../areas/login/staff.ts'
import { localise } from '../areas/site/sites.ts'
import { html, type Markup } from '../platform/http/markup.ts'
import { isSecure } from '../platform/http/visit.ts'
import { type Demo, localeOf, sendJson, wantsJson } from './demo.ts'
import { sendPage } from './html.ts'
import { DEMO_PASSWORD } from './seed/accounts.ts'

interface SiteLine {
  readonly host: string
  readonly address: string
  readonly name: string
}

interface WaitingLine {
  readonly address: string
  readonly site: string
}

/** Scanned nothing, so that whatever a phone scanned is another's. */
const NO_PHONE = ''

/** The demonstration's front desk: its sites, its people, and what waits for a phone. */
export function registerOverview(app: FastifyInstance, demo: Demo): void {
  const { services, codes, stylesheet } = demo

  async function siteLines(request: FastifyRequest, locale: Locale): Promise<SiteLine[]> {
    const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? ''
    const rows = await services.sites.list()
    return rows.map(({ host, info }) => ({
      host,
      address: `${isSecure(request) ? 'https' : 'http'}://${host}${port}/`,
      name: localise(info.brand.name, locale),
    }))
  }

  async function waitingLines(sites: readonly SiteLine[]): Promise<WaitingLine[]> {
    const lines = await Promise.all(
      codes.recent().map(async ({ origin, scene }) => {
        const scan = await services.qrLogin.look(scene, NO_PHONE)
        if (scan?.status !== 'waiting') return []
        const site = sites.find(({ host }) => host === scan.host)?.name ?? scan.host
        return [{ address: `${origin}${demoPaths.scan}?scene=${scene}`, site }]
      }),
    )
    return lines.flat()
  }

  app.get(demoPaths.overview, async (request, reply) => {
    const locale = await localeOf(services, request)
    const sites = await siteLines(request, locale)
    const waiting = await waitingLines(sites)
    const students = await services.students.list(200)
    const employers = await services.employers.list(200)
    const staff = await services.staff.list(200)
    if (wantsJson(request)) {
      const people = students.map(({ phone, name }) => ({ phone, name }))
      return sendJson(reply, {
        sites,
        students: people,
        employers: employers.map(({ phone }) => ({ phone })),
        staff: staff.map(({ loginType, username }) => ({ login_type: loginType, username })),
        waiting,
      })
    }
    const title = m.server_demo_title({}, { locale })
    const body = html`<h1>${title}</h1>
<p class="bar"><a href="${demoPaths.outbox}">${m.server_outbox_title({}, { locale })}</a>${backOffices(locale)}</p>
${waitingSection(waiting, locale)}
${sitesSection(sites, locale)}
<section class="card"><h2>${m.server_demo_students({}, { locale })}</h2>
<p class="muted">${m.server_demo_students_hint({}, { locale })}</p>
<ul class="columns">${students.map(({ phone, name }) => html`<li>${phone} ${name}</li>`)}</ul></section>
<section class="card"><h2>${m.server_demo_employers({}, { locale })}</h2>
<p class="muted">${m.server_demo_employers_hint({ password: DEMO_PASSWORD }, { locale })}</p>
<ul class="columns">${employers.map(({ phone }) => html`<li>${phone}</li>`)}</ul></section>
<section class="card"><h2>${m.server_demo_staff({}, { locale })}</h2>
<p class="muted">${m.server_demo_staff_hint({ password: DEMO_PASSWORD }, { locale })}</p>
<ul class="columns">${staff.map((member) => html`<li>${member.username} ${officeOf(member, locale)}</li>`)}</ul></section>`
    return sendPage(reply, stylesheet, { locale, title, body, width: 'wide' })
  })
}

const backOffices = (locale: Locale): Markup[] => [
  html`<a href="${backOfficePaths.company}">${m.server_office_company({}, { locale })}</a>`,
  html`<a href="${backOfficePaths.school}">${m.server_office_school({}, { locale })}</a>`,
  html`<a href="${backOfficePaths.op}">${m.server_office_op({}, { locale })}</a>`,
]

const officeOf = ({ loginType }: StaffMember, locale: Locale): string =>
  loginType === 'school' ? m.server_office_school({}, { locale }) : m.server_office_op({}, { locale })

function waitingSection(waiting: readonly WaitingLine[], locale: Locale): Markup {
  const lines = waiting.map(({ address, site }) => html`<li><a href="${address}">${site}</a></li>`)
  return html`<section class="card"><h2>${m.server_demo_waiting({}, { locale })}</h2>
${lines.length > 0 ? html`<ol>${lines}</ol>` : html`<p class="muted">${m.server_demo_waiting_none({}, { locale })}</p>`}</section>`
}

function sitesSection(sites: readonly SiteLine[], locale: Locale): Markup {
  const rows = sites.map(
    ({ host, address, name }) => html`<tr><td><a href="${address}">${host}</a></td><td>${name}</td></tr>`,
  )
  return html`<section class="card"><h2>${m.server_demo_sites({}, { locale })}</h2>
<table><thead><tr><th scope="col">${m.server_demo_host({}, { locale })}</th><th scope="col">${m.server_demo_site({}, { locale })}</th></tr></thead>
<tbody>${rows}</tbody></table></section>`
}
