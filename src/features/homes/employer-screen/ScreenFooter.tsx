import * as m from '../../../../messages/compiled/messages.js'
import { FilingNumber } from '../../../entities/site/FilingNumber.tsx'
import { hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { PreferenceControls } from '../../../shared/preferences/PreferenceControls.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './EmployerScreen.css.ts'
import type { EmployerScreenProps } from './employer-screen-props.ts'
import { employerMainSite } from './main-site.ts'

/** Last line of the employers' screen. */
export function ScreenFooter({ site, onContacts }: Pick<EmployerScreenProps, 'site' | 'onContacts'>) {
  const { locale } = usePreferences()
  const mainSite = employerMainSite(site)
  return (
    <footer className={css.footer}>
      <span>{localise(site.brand.copyright, locale)}</span>
      <FilingNumber brand={site.brand} linkClass={css.link} />
      {site.show_about === 1 && (
        <a className={css.link} href={hrefOf(routesOf(site).about)}>
          {m.shell_about()}
        </a>
      )}
      {mainSite !== '' && (
        <a className={css.link} href={mainSite} target="_blank" rel="noopener">
          {m.portal_main_site()}
        </a>
      )}
      <button type="button" className={css.link} onClick={onContacts}>
        {m.portal_consultation()}
      </button>
      <PreferenceControls />
    </footer>
  )
}
