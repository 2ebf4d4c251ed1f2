import { readFileSync } from 'node:fs'
import { type Locale, locales, type SiteInfo } from '../../../contract/calls/site.ts'
import { type AgreementKind, agreementKinds } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { localise } from './sites.ts'

/** When the texts were last changed. */
export const TEXTS_OF = '2026-11-27T00:00:00.000Z'

const keyOf = (kind: AgreementKind, locale: Locale) => `${kind}.${locale}`

/** HTML with `{{names}}` for what differs from site to site. */
const texts: ReadonlyMap<string, string> = new Map(
  agreementKinds.flatMap((kind) =>
    locales.map((locale) => {
      const key = keyOf(kind, locale)
      return [key, readFileSync(new URL(`./agreements/${key}.html`, import.meta.url), 'utf8')] as const
    }),
  ),
)

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

function namesOf({ brand, is_taiban }: SiteInfo, locale: Locale): Readonly<Record<string, string>> {
  const law = is_taiban === 1 ? m.server_law_taiwan : m.server_law_mainland
  const employment = is_taiban === 1 ? m.server_employment_law_taiwan : m.server_employment_law_mainland
  const jurisdiction = is_taiban === 1 ? m.server_jurisdiction_taiwan : m.server_jurisdiction_mainland
  return {
    site: localise(brand.name, locale),
    address: localise(brand.address, locale),
    studentPhone: brand.phones.student,
    employerPhone: brand.phones.enterprise,
    email: brand.email,
    hours: brand.office_hours,
    law: law({}, { locale }),
    employmentLaw: employment({}, { locale }),
    jurisdiction: jurisdiction({}, { locale }),
  }
}

/**
 * The text that a site has until it writes its own.
 * @param keepApplicationsDays for which what was sent is kept once an application ended
 */
export function standardText(
  kind: AgreementKind,
  locale: Locale,
  site: SiteInfo,
  keepApplicationsDays: number,
): string {
  const names: Readonly<Record<string, string>> = {
    ...namesOf(site, locale),
    keepApplicationsDays: String(keepApplicationsDays),
  }
  const text = texts.get(keyOf(kind, locale)) ?? ''
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(names[name] ?? ''))
}

const titles = {
  user: m.server_agreement_user,
  privacy: m.server_agreement_privacy,
  employer: m.server_agreement_employer,
} satisfies Record<AgreementKind, unknown>

export const standardTitle = (kind: AgreementKind, locale: Locale): string => titles[kind]({}, { locale })
