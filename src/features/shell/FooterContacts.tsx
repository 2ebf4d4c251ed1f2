import type { ComponentType } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { BriefcaseIcon } from '../../ui/icons/BriefcaseIcon.tsx'
import { CapIcon } from '../../ui/icons/CapIcon.tsx'
import { HallIcon } from '../../ui/icons/HallIcon.tsx'
import type { IconProps } from '../../ui/icons/Icon.tsx'
import { PhoneLink } from '../../ui/phone/PhoneLink.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import type { FooterProps } from './Footer.tsx'
import * as css from './FooterContacts.css.ts'
import { SiteMark } from './SiteMark.tsx'

/** Address, and a phone per audience (SHELL-9). */
export default function FooterContacts({ site }: FooterProps) {
  const { locale } = usePreferences()
  const { phones, address } = site.brand
  const contact = (Icon: ComponentType<IconProps>, kind: string, phone: string) => (
    <div className={css.contact}>
      <span className={css.contactIcon}>
        <Icon />
      </span>
      <span>
        <span className={css.contactKind}>{kind}</span>
        <PhoneLink className={css.contactNumber} phone={phone} />
      </span>
    </div>
  )
  return (
    <div className={css.contacts}>
      <div className={css.own}>
        <SiteMark site={site} />
        <p className={css.address}>{localise(address, locale)}</p>
      </div>
      {contact(BriefcaseIcon, m.shell_phone_enterprise(), phones.enterprise)}
      {contact(CapIcon, m.shell_phone_student(), phones.student)}
      {contact(HallIcon, m.shell_phone_university(), phones.university)}
    </div>
  )
}
