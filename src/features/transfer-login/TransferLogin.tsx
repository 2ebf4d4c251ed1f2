import type { ComponentType } from 'react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../machines/entry/entry.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Building } from '../../ui/building/Building.tsx'
import { buttonClass } from '../../ui/button/Button.tsx'
import { BriefcaseIcon } from '../../ui/icons/BriefcaseIcon.tsx'
import { CapIcon } from '../../ui/icons/CapIcon.tsx'
import { HallIcon } from '../../ui/icons/HallIcon.tsx'
import type { IconProps } from '../../ui/icons/Icon.tsx'
import { RightIcon } from '../../ui/icons/RightIcon.tsx'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.tsx'
import { type EntranceWords, employerWords, staffWords, studentWords } from '../home/entrance-words.ts'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import { SiteSign } from '../shell/SiteMark.tsx'
import * as css from './TransferLogin.css.ts'

export interface TransferLoginProps {
  readonly site: SiteInfo
  onEnter(destination: EntryDestination): void
}

/** The whole of a school's site while its job fair is hidden: who are you? (SHELL-2) */
export default function TransferLogin({ site, onEnter }: TransferLoginProps) {
  const { locale } = usePreferences()
  const name = localise(site.brand.name, locale)
  const identity = (Icon: ComponentType<IconProps>, words: EntranceWords, destination: EntryDestination) => (
    <li>
      <button type="button" className={css.identity} onClick={() => onEnter(destination)}>
        <span className={css.icon}>
          <Icon size={24} />
        </span>
        <span className={css.words}>
          <b className={css.identityName}>{words.title}</b>
          <span className={css.identityText}>{words.text}</span>
        </span>
        <RightIcon className={css.arrow} />
      </button>
    </li>
  )
  return (
    <div className={css.screen}>
      <Building className={css.art} />
      <div className={css.inside}>
        <div className={css.side}>
          <div className={css.whose}>
            <SiteSign site={site} size={72} />
            <p>
              <b className={css.name}>{name}</b>
              <span className={css.latinName} lang="en">
                {site.brand.latin_name}
              </span>
            </p>
          </div>
          <h1 className={css.title}>{m.portal_transfer_title()}</h1>
          <p className={css.text}>{m.portal_transfer_text({ name })}</p>
        </div>
        <section className={css.card} aria-label={m.portal_transfer_identities()}>
          <ul className={css.identities}>
            {identity(CapIcon, studentWords(), 'login')}
            {identity(BriefcaseIcon, employerWords(), 'employer')}
            {identity(HallIcon, staffWords(site), 'admin')}
          </ul>
          {site.transfer_login !== '' && (
            <div className={css.external}>
              <a
                className={buttonClass({ size: 'lg', block: true })}
                href={site.transfer_login}
                target="_blank"
                rel="noopener"
              >
                <ShieldIcon />
                {m.portal_transfer_sso()}
              </a>
              <p className={css.hint}>{m.portal_transfer_sso_hint()}</p>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}
