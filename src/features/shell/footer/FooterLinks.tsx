import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { link } from './Footer.css.ts'

const lists = [
  ['/positionList', m.pages_position_list],
  ['/wenList', m.pages_articles],
  ['/contentListNew', m.pages_contents],
] as const

/** Entries for lists that no header has. */
export function ListLinks() {
  usePreferences()
  return lists.map(([path, label]) => (
    <li key={path}>
      <a className={link} href={hrefOf(path)}>
        {label()}
      </a>
    </li>
  ))
}

const agreements = [
  ['user', m.pages_agreement_user],
  ['privacy', m.pages_agreement_privacy],
] as const

/** What visitors agree to. */
export function AgreementLinks() {
  usePreferences()
  return agreements.map(([kind, label]) => (
    <li key={kind}>
      <a className={link} href={hrefOf(`/agreement?kind=${kind}`)}>
        {label()}
      </a>
    </li>
  ))
}

/** The entry for what is said of the site, where it says so (SHELL-9). */
export function AboutLink({ site }: { readonly site: SiteInfo }) {
  usePreferences()
  return (
    site.show_about === 1 && (
      <li>
        <a className={link} href={hrefOf(routesOf(site).about)}>
          {m.shell_about()}
        </a>
      </li>
    )
  )
}
