import type * as z from 'zod/mini'
import { logout } from '../../contract/calls/authentication.ts'
import type { backOfficeVisit } from '../../contract/calls/demo.ts'
import type { Locale } from '../../contract/calls/site.ts'
import { identityCookies, type LoginType, SESSION_CHANNEL } from '../../contract/storage.ts'
import * as m from '../../messages/compiled/messages.js'
import { html, type Markup, type Page } from './html.ts'

type Visit = z.infer<typeof backOfficeVisit>

interface Props {
  readonly visit: Visit
  /** Whose back office it is. */
  readonly owner: LoginType
  readonly locale: Locale
}

const offices = {
  company: m.server_office_company,
  school: m.server_office_school,
  op: m.server_office_op,
} satisfies Record<Visit['back_office'], unknown>

const identities = {
  student: m.server_identity_student,
  company: m.server_identity_company,
  school: m.server_identity_school,
  channel: m.server_identity_channel,
} satisfies Record<LoginType, unknown>

/** One of the back offices as its owner sees it, or as somebody else does. */
export function backOfficePage({ visit, owner, locale }: Props): Pick<Page, 'title' | 'body'> {
  const office = offices[visit.back_office]({}, { locale })
  const home = html`<p><a href="/">${m.server_office_home({}, { locale })}</a></p>`
  const body = html`<div class="card">
<p class="site">${office}</p>
<div role="status">${visit.login_type === owner ? inside(visit, locale) : outside(visit, office, locale)}</div>
<dl class="facts"><dt>${m.server_office_route({}, { locale })}</dt><dd data-route></dd></dl>
${visit.login_type === owner ? logoutButton(owner, locale) : ''}
<p class="failure" role="alert"></p>
${home}
</div>
<template data-logged-out><div class="stack"><h1>${m.server_office_logged_out({}, { locale })}</h1>
<p class="muted">${m.server_office_logged_out_text({ office }, { locale })}</p></div></template>`
  return { title: office, body }
}

function inside({ name, user_id }: Visit, locale: Locale): Markup {
  return html`<div class="stack">
<h1>${m.server_office_welcome({ name }, { locale })}</h1>
<p class="muted">${m.server_office_hint({}, { locale })}</p>
<dl class="facts">
<dt>${m.server_office_account({}, { locale })}</dt><dd>${name}</dd>
<dt>${m.server_office_number({}, { locale })}</dt><dd>${user_id}</dd>
</dl>
</div>`
}

function outside({ login_type, name }: Visit, office: string, locale: Locale): Markup {
  if (!login_type) {
    return html`<div class="stack"><h1>${m.server_office_nobody({}, { locale })}</h1>
<p class="muted">${m.server_office_nobody_text({ office }, { locale })}</p></div>`
  }
  const identity = identities[login_type]({}, { locale })
  return html`<div class="stack"><h1>${m.server_office_other({}, { locale })}</h1>
<p class="muted">${m.server_office_other_text({ identity, name, office }, { locale })}</p></div>`
}

function logoutButton(owner: LoginType, locale: Locale): Markup {
  const hints = [...identityCookies[owner], 'login_type'].join(' ')
  return html`<button type="button" data-logout="${logout.path}" data-cookies="${hints}" data-channel="${SESSION_CHANNEL}" data-failure="${m.server_scan_failure({}, { locale })}">${m.server_office_logout({}, { locale })}</button>`
}
