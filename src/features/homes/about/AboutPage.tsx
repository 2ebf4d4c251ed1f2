import type { ComponentType, ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { ClockIcon, HomeIcon, MailIcon } from '../../../ui/icons/account.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { PinIcon } from '../../../ui/icons/pages.tsx'
import { BriefcaseIcon, CapIcon, HallIcon } from '../../../ui/icons/shell.tsx'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import * as css from './AboutPage.css.ts'

/** Says what the site and its platform are, and how to reach them (FAIR-3). It has no header: it leads home itself (SHELL-4). */
export default function AboutPage({ site }: { readonly site: SiteInfo }) {
  const { locale } = usePreferences()
  const { name, intro, phones, email, address, office_hours } = site.brand
  const contact = (Icon: ComponentType<IconProps>, kind: string, text: ReactNode) => (
    <div className={css.contact}>
      <dt className={css.kind}>
        <span className={css.icon}>
          <Icon />
        </span>
        {kind}
      </dt>
      <dd className={css.value}>{text}</dd>
    </div>
  )
  return (
    <div className={css.page}>
      <div className={css.top}>
        <SiteMark site={site} inBar />
        <a className={css.home} href={hrefOf(routesOf(site).home)}>
          <HomeIcon />
          {m.portal_home()}
        </a>
      </div>
      <h1 className={css.title}>{m.portal_about_title()}</h1>
      <div className={css.columns}>
        <div className={css.texts}>
          <section>
            <h2 className={css.heading}>{m.portal_about_site({ name: localise(name, locale) })}</h2>
            <p className={css.text}>{localise(intro, locale)}</p>
          </section>
          <section>
            <h2 className={css.heading}>{m.portal_about_platform()}</h2>
            <p className={css.text}>{m.portal_about_platform_1()}</p>
            <p className={css.text}>{m.portal_about_platform_2()}</p>
          </section>
        </div>
        <section className={css.card}>
          <h2 className={css.heading}>{m.shell_contact()}</h2>
          <dl className={css.contacts}>
            {contact(
              BriefcaseIcon,
              m.shell_phone_enterprise(),
              <PhoneLink className={css.link} phone={phones.enterprise} />,
            )}
            {contact(CapIcon, m.shell_phone_student(), <PhoneLink className={css.link} phone={phones.student} />)}
            {contact(
              HallIcon,
              m.shell_phone_university(),
              <PhoneLink className={css.link} phone={phones.university} />,
            )}
            {contact(
              MailIcon,
              m.portal_about_email(),
              <a className={css.link} href={`mailto:${email}`}>
                {email}
              </a>,
            )}
            {contact(PinIcon, m.portal_about_address(), localise(address, locale))}
            {contact(ClockIcon, m.portal_about_hours(), office_hours)}
          </dl>
        </section>
      </div>
    </div>
  )
}
