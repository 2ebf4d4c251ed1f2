import { type ComponentType, lazy } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { FilingNumber } from '../../../entities/site/FilingNumber.tsx'
import { PlatformMark } from '../../../entities/site/PlatformMark.tsx'
import { ServicePhone } from '../../../entities/site/ServicePhone.tsx'
import { Optional } from '../../../shared/late/Optional.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { PreferenceControls } from '../../../shared/preferences/PreferenceControls.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './Footer.css.ts'
import { AboutLink, AgreementLinks, ListLinks } from './FooterLinks.tsx'
import type { FooterProps } from './footer-props.ts'

const variants = {
  1: lazy(() => import('./FooterColumns.tsx')),
  2: lazy(() => import('./FooterContacts.tsx')),
  3: null,
} satisfies Record<SiteInfo['brand']['footer_variant'], ComponentType<FooterProps> | null>

/** Footer in the site's variant: columns, a row of contacts, or the last lines alone (SITE-3). */
export function Footer(props: FooterProps) {
  usePreferences()
  const Variant = variants[props.site.brand.footer_variant]
  return (
    <footer className={css.footer}>
      {Variant && (
        <Optional>
          <Variant {...props} />
        </Optional>
      )}
      <LastLine {...props} />
    </footer>
  )
}

function LastLine({ site, isSupportHidden, isOpen }: FooterProps) {
  const { locale } = usePreferences()
  const { copyright, footer_variant } = site.brand
  return (
    <div className={css.bar}>
      <div className={css.barRow}>
        <ul className={css.links}>
          {footer_variant !== 1 && isOpen && <ListLinks />}
          {footer_variant !== 1 && <AboutLink site={site} />}
          <AgreementLinks />
        </ul>
        <span className={css.group}>
          <span>{localise(copyright, locale)}</span>
          <FilingNumber brand={site.brand} linkClass={css.link} />
          {footer_variant === 3 && <ServicePhone site={site} className={css.link} />}
        </span>
        <span className={css.group}>
          <PreferenceControls />
          {isSupportHidden !== true && (
            <span className={isSupportHidden === null ? css.supportUnknown : css.support}>
              {m.shell_support()}
              <PlatformMark size={20} />
              <b className={css.supportName}>{m.shell_platform()}</b>
            </span>
          )}
        </span>
      </div>
    </div>
  )
}
