import type { ComponentType } from 'react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { BriefcaseIcon } from '../../ui/icons/BriefcaseIcon.tsx'
import { CapIcon } from '../../ui/icons/CapIcon.tsx'
import { HallIcon } from '../../ui/icons/HallIcon.tsx'
import type { IconProps } from '../../ui/icons/Icon.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './Footer.css.ts'
import { hrefOf, type NavLink, navigation, type Routes } from './navigation.ts'
import { PlatformMark } from './PlatformMark.tsx'
import { PreferenceControls } from './PreferenceControls.tsx'
import { SiteMark } from './SiteMark.tsx'

export interface FooterProps {
  readonly site: SiteInfo
  /** Title of the job-fair entry, null where the site shows none. */
  readonly fairTitle: string | null
  readonly routes: Routes
}

const variants = { 1: Columns, 2: Contacts, 3: null } satisfies Record<
  SiteInfo['brand']['footer_variant'],
  ComponentType<FooterProps> | null
>

/** Footer in the site's variant: columns, a row of contacts, or the last line alone (SITE-3). */
export function Footer(props: FooterProps) {
  usePreferences()
  const Variant = variants[props.site.brand.footer_variant]
  return (
    <footer className={css.footer}>
      {Variant && <Variant {...props} />}
      <LastLine {...props} />
    </footer>
  )
}

function Columns({ site, fairTitle, routes }: FooterProps) {
  const { locale } = usePreferences()
  const { address, office_hours, phones, email } = site.brand
  const services = navigation({ site, fairTitle, routes })
    .flatMap<NavLink>((entry) => ('links' in entry ? entry.links : [entry]))
    .filter(({ key }) => key !== 'home')
  return (
    <div className={css.columns}>
      <div className={css.own}>
        <SiteMark site={site} />
        <ul className={css.ownLines}>
          <li>{localise(address, locale)}</li>
          <li>{m.shell_hours({ hours: office_hours })}</li>
        </ul>
      </div>
      {services.length > 0 && (
        <nav aria-label={m.shell_student_services()}>
          <h2 className={css.heading}>{m.shell_student_services()}</h2>
          <ul className={css.lines}>
            {services.map(({ key, label, path }) => (
              <li key={key}>
                <a className={css.link} href={hrefOf(path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div>
        <h2 className={css.heading}>{m.shell_contact()}</h2>
        <ul className={css.lines}>
          <li>
            {m.shell_phone_enterprise()} {phones.enterprise}
          </li>
          <li>
            {m.shell_phone_student()} {phones.student}
          </li>
          <li>
            {m.shell_phone_university()} {phones.university}
          </li>
          <li>
            <a className={css.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}

function Contacts({ site }: FooterProps) {
  const { phones } = site.brand
  const contact = (Icon: ComponentType<IconProps>, kind: string, phone: string) => (
    <div className={css.contact}>
      <span className={css.contactIcon}>
        <Icon />
      </span>
      <span>
        <span className={css.contactKind}>{kind}</span>
        <b className={css.contactNumber}>{phone}</b>
      </span>
    </div>
  )
  return (
    <div className={css.contacts}>
      <Address site={site} />
      {contact(BriefcaseIcon, m.shell_phone_enterprise(), phones.enterprise)}
      {contact(CapIcon, m.shell_phone_student(), phones.student)}
      {contact(HallIcon, m.shell_phone_university(), phones.university)}
    </div>
  )
}

function Address({ site }: Pick<FooterProps, 'site'>) {
  const { locale } = usePreferences()
  return (
    <div className={css.own}>
      <SiteMark site={site} />
      <p className={css.ownLines}>{localise(site.brand.address, locale)}</p>
    </div>
  )
}

function LastLine({ site, routes }: FooterProps) {
  const { locale } = usePreferences()
  const { copyright, filing, footer_variant, phones } = site.brand
  return (
    <div className={css.bar}>
      <div className={css.barRow}>
        <span className={css.group}>
          <span>{localise(copyright, locale)}</span>
          <span>{filing}</span>
          {site.show_about === 1 && routes.about !== undefined && (
            <a className={css.link} href={hrefOf(routes.about)}>
              {m.shell_about()}
            </a>
          )}
          {footer_variant === 3 && <span>{m.shell_service_phone({ phone: phones.enterprise })}</span>}
        </span>
        <span className={css.group}>
          <PreferenceControls />
          <span className={css.support}>
            {m.shell_support()}
            <PlatformMark size={20} />
            <b className={css.supportName}>{m.shell_platform()}</b>
          </span>
        </span>
      </div>
    </div>
  )
}
