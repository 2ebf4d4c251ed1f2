import type * as v from 'valibot'
import type { scanRequest } from '../../contract/calls/demo.ts'
import type { Locale } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import type { Student } from '../areas/login/students.ts'
import { html, type Markup } from '../platform/http/markup.ts'
import type { Page } from './html.ts'

type Asked = v.InferOutput<typeof scanRequest>
type Told = Exclude<Asked['status'], 'scanned'>

interface Props {
  readonly asked: Asked
  readonly scene: string
  readonly students: readonly Student[]
  readonly locale: Locale
}

/** What the phone shows: the question, or what became of it; the page asks on until that is settled. */
export function scanPage({ asked, scene, students, locale }: Props): Pick<Page, 'title' | 'body'> {
  const title = m.server_scan_title({}, { locale })
  const { status } = asked
  const body = html`<div class="card">
${asked.site ? html`<p class="site">${asked.site}</p>` : ''}
<div role="status" data-scene="${scene}" data-status="${status}">${status === 'scanned' ? question(asked, locale) : outcome(status, locale)}</div>
${status === 'scanned' ? decision(scene, students, locale) : ''}
<p class="failure" role="alert"></p>
</div>
${(Object.keys(outcomes) as Told[]).map(
  (told) => html`<template data-status="${told}">${outcome(told, locale)}</template>`,
)}`
  return { title, body }
}

function question(asked: Asked, locale: Locale): Markup {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'long', timeZone: 'Asia/Shanghai' }).format(
    new Date(asked.at),
  )
  return html`<div class="stack">
<h1>${m.server_scan_question({}, { locale })}</h1>
<p class="muted">${m.server_scan_hint({}, { locale })}</p>
<dl class="facts">
<dt>${m.server_scan_browser({}, { locale })}</dt><dd>${asked.browser}</dd>
<dt>${m.server_scan_place({}, { locale })}</dt><dd>${asked.place}</dd>
<dt>${m.server_scan_time({}, { locale })}</dt><dd><time datetime="${asked.at}">${time}</time></dd>
</dl>
</div>`
}

function decision(scene: string, students: readonly Student[], locale: Locale): Markup {
  return html`<form class="stack" data-failure="${m.server_scan_failure({}, { locale })}">
<input type="hidden" name="scene" value="${scene}">
<label>${m.server_scan_student({}, { locale })}<select name="user_id">${students.map(
    ({ id, name, phone }) => html`<option value="${id}">${[name, phone].filter(Boolean).join(' · ')}</option>`,
  )}</select></label>
<div class="choices">
<button name="decision" value="confirm">${m.server_scan_confirm({}, { locale })}</button>
<button name="decision" value="cancel" class="other">${m.server_scan_cancel({}, { locale })}</button>
</div>
</form>`
}

const outcomes = {
  claimed: { title: m.server_scan_claimed, text: m.server_scan_claimed_text },
  confirmed: { title: m.server_scan_confirmed, text: m.server_scan_confirmed_text },
  taken: { title: m.server_scan_taken, text: m.server_scan_taken_text },
  cancelled: { title: m.server_scan_cancelled, text: m.server_scan_cancelled_text },
  closed: { title: m.server_scan_closed, text: m.server_scan_closed_text },
  expired: { title: m.server_scan_expired, text: m.server_scan_expired_text },
} satisfies Record<Told, unknown>

function outcome(status: Told, locale: Locale): Markup {
  const { title, text } = outcomes[status]
  return html`<div class="stack"><h1>${title({}, { locale })}</h1><p class="muted">${text({}, { locale })}</p></div>`
}
