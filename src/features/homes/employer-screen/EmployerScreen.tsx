import type { ReactNode } from 'react'
import type { DomainConfig, SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { FilingNumber } from '../../../entities/site/FilingNumber.tsx'
import { adminLabel, hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { ServicePhone } from '../../../entities/site/ServicePhone.tsx'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { PreferenceControls } from '../../../shared/preferences/PreferenceControls.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Building } from '../../../ui/building/Building.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { ClockIcon } from '../../../ui/icons/account.tsx'
import { HallIcon } from '../../../ui/icons/shell.tsx'
import * as css from './EmployerScreen.css.ts'
import { employerMainSite } from './main-site.ts'
import url from './skyline.svg'

/** Logs employers in to a channel, in its default version or on a picture (CHAN-1). */
export default function EmployerScreen({ site, config, form, onOrganiser, onContacts }: EmployerScreenProps) {
  usePreferences()
  const isOnPicture = config?.use_bg_image === 1
  return (
    <div className={isOnPicture ? css.version.picture : css.version.plain}>
      {isOnPicture ? <Backdrop picture={config.bg_image} /> : <Building className={css.campus} />}
      <header className={css.top}>
        <SiteMark site={site} inBar />
        <Button
          kind="secondary"
          className={isOnPicture ? `${css.organiser} ${css.glass}` : css.organiser}
          onClick={onOrganiser}
        >
          <HallIcon />
          {adminLabel(site)}
        </Button>
      </header>
      <main className={css.main}>
        <div className={css.words}>
          {config && config.channel_type !== '' && <p className={css.eyebrow}>{config.channel_type}</p>}
          <h1 className={css.title}>
            {isOnPicture ? (
              config.title || site.channel?.title || site.channel?.channel
            ) : (
              <>
                <span className={css.phrase}>{m.portal_employer_title_1()}</span>
                <span className={css.phrase}>{m.portal_employer_title_2()}</span>
              </>
            )}
          </h1>
          <p className={css.text}>
            {isOnPicture ? config.subtitle || site.channel?.subtitle : m.portal_employer_text()}
          </p>
          <div className={css.figures}>
            <Figure count="1500" label={m.portal_stat_schools()} />
            <Figure count={m.portal_stat_students_count()} label={m.portal_stat_students()} />
            <Figure count={m.portal_stat_companies_count()} label={m.portal_stat_companies()} />
            <Figure count="1000" label={m.portal_stat_fairs()} />
          </div>
        </div>
        <div className={css.side}>
          <div className={css.card}>{form}</div>
          <p className={css.hours}>
            <ClockIcon size={16} />
            <span>{m.shell_hours({ hours: site.brand.office_hours })}</span>
            <ServicePhone site={site} className={css.phoneLink} />
          </p>
        </div>
      </main>
      <ScreenFooter site={site} onContacts={onContacts} />
    </div>
  )
}

function Backdrop({ picture }: { readonly picture: string }) {
  return picture === '' ? <Skyline className={css.skyline} /> : <img className={css.photo} src={picture} alt="" />
}

/** Line drawing of a city, 1440 by 420 units, in the stroke of its class. */
function Skyline({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`${url}#skyline`} />
    </svg>
  )
}

/** Last line of the employers' screen. */
function ScreenFooter({ site, onContacts }: Pick<EmployerScreenProps, 'site' | 'onContacts'>) {
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

interface EmployerScreenProps {
  readonly site: SiteInfo
  /** The look of the screen; null while it is not known, or cannot be. */
  readonly config: DomainConfig | null
  /** The card in which an employer logs in or registers. */
  readonly form: ReactNode
  /** The organiser's entry. */
  onOrganiser(): void
  /** Wants to know whom to ask (CHAN-3). */
  onContacts(): void
}
