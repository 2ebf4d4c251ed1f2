import type { ComponentType } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { type EntranceWords, employerWords, staffWords, studentWords } from '../../../entities/site/entrance-words.ts'
import { type FocusWish, TakesFocus } from '../../../shared/focus/TakesFocus.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { BriefcaseIcon, CapIcon, HallIcon, ShieldIcon } from '../../../ui/icons/shell.tsx'
import * as css from './TransferLogin.css.ts'
import { TransferScreen } from './TransferScreen.tsx'
import { Way } from './Way.tsx'

export interface TransferLoginProps extends FocusWish {
  readonly site: SiteInfo
  onEnter(destination: EntryDestination): void
}

/** Asks before anything else who the visitor is, where a school's job fair is hidden (SHELL-2). */
export default function TransferLogin({ site, onEnter, ...focus }: TransferLoginProps) {
  const { locale } = usePreferences()
  const name = localise(site.brand.name, locale)
  const identity = (Icon: ComponentType<IconProps>, { title, text }: EntranceWords, destination: EntryDestination) => (
    <Way Icon={Icon} title={title} text={text} onPress={() => onEnter(destination)} />
  )
  return (
    <TransferScreen site={site} title={m.portal_transfer_title()} text={m.portal_transfer_text({ name })}>
      <section className={css.card} aria-label={m.portal_transfer_identities()}>
        <TakesFocus {...focus}>
          <ul className={css.identities}>
            {identity(CapIcon, studentWords(), 'login')}
            {identity(BriefcaseIcon, employerWords(), 'employer')}
            {identity(HallIcon, staffWords(site), 'admin')}
          </ul>
        </TakesFocus>
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
    </TransferScreen>
  )
}
