import type * as v from 'valibot'
import { logout } from '../../contract/calls/authentication.ts'
import { type backOfficeVisit, demoPaths } from '../../contract/calls/demo.ts'
import type { Locale, SiteInfo } from '../../contract/calls/site.ts'
import { identityCookies, type LoginType, SESSION_CHANNEL } from '../../contract/rules/storage.ts'
import * as m from '../../messages/compiled/messages.js'
import { html, type Markup } from '../platform/http/markup.ts'
import type { Page } from './html.ts'

/** Back offices that are no part of this product. */
export type StandIn = 'school' | 'op'

type Visit = v.InferOutput<typeof backOfficeVisit> & { readonly back_office: StandIn }

interface Props {
  readonly visit: Visit
  /** Whose back office it is. */
  readonly owner: LoginType
  /** On whose host the page was opened; null where that is no site's. */
  readonly site: SiteInfo | null
  readonly locale: Locale
}

const offices = {
  school: m.server_office_school,
  op: m.server_office_op,
} satisfies Record<StandIn, unknown>

const identities = {
  student: m.server_identity_student,
  company: m.server_identity_company,
  school: m.server_identity_school,
  channel: m.server_identity_channel,
} satisfies Record<LoginType, unknown>

/** One of the back offices as its owner sees it, or as somebody else does. */
export function backOfficePage({ visit, owner, site, locale }: Props): Pick<Page, 'title' | 'body'> {
  const office = offices[visit.back_office]({}, { locale })
  const isOwner = visit.login_type === owner
  const body = html`<div class="card" data-owner="${owner}" data-cookies="${hintsOf(owner)}"${isOwner ? '' : html` data-stranger`}>
<p class="site">${office}</p>
<div role="status">${isOwner ? inside(visit, locale) : outside(visit, office, locale)}${wayBack(site, visit.login_type, locale)}</div>
<dl class="facts"><dt>${m.server_office_route({}, { locale })}</dt><dd data-route></dd></dl>
${isOwner ? logoutButton(locale) : ''}
<p class="failure" role="alert"></p>
</div>
<template data-logged-out><div class="stack"><h1>${m.server_office_logged_out({}, { locale })}</h1>
<p class="muted">${m.server_office_logged_out_text({ office }, { locale })}</p></div>${wayBack(site, null, locale)}</template>`
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

/** A channel's home leads employers and organisers to their back offices, or everybody to the employers' (SHELL-3, SHELL-6). */
function hasHome(site: SiteInfo | null, visitor: LoginType | null): boolean {
  if (site?.channel?.show_content === 2) return false
  return site?.type !== 3 || (visitor !== 'company' && visitor !== 'channel')
}

const wayBack = (site: SiteInfo | null, visitor: LoginType | null, locale: Locale): Markup =>
  hasHome(site, visitor)
    ? html`<p><a href="/">${m.server_office_home({}, { locale })}</a></p>`
    : html`<p><a href="${demoPaths.overview}">${m.server_office_overview({}, { locale })}</a></p>`

/** The hints that an identity leaves in the browser. */
const hintsOf = (owner: LoginType): string => [...identityCookies[owner], 'login_type'].join(' ')

/** Its script enables it: a click before that would be lost. */
const logoutButton = (locale: Locale): Markup =>
  html`<button type="button" disabled data-logout="${logout.path}" data-channel="${SESSION_CHANNEL}" data-failure="${m.server_scan_failure({}, { locale })}">${m.server_office_logout({}, { locale })}</button>`
