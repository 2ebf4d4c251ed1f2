import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { BriefcaseIcon, CapIcon, HallIcon } from '../../../ui/icons/shell.tsx'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import { contactsOf } from './contacts.ts'
import * as css from './FooterContacts.css.ts'
import type { FooterProps } from './footer-props.ts'

const icons = { enterprise: BriefcaseIcon, student: CapIcon, university: HallIcon }

/** Address, and a phone per audience (SHELL-9). */
export default function FooterContacts({ site }: FooterProps) {
  const { locale } = usePreferences()
  return (
    <div className={css.contacts}>
      <div className={css.own}>
        <SiteMark site={site} />
        <p className={css.address}>{localise(site.brand.address, locale)}</p>
      </div>
      {contactsOf(site).map(({ of, kind, phone }) => {
        const Icon = icons[of]
        return (
          <div key={of} className={css.contact}>
            <span className={css.contactIcon}>
              <Icon />
            </span>
            <span>
              <span className={css.contactKind}>{kind}</span>
              <PhoneLink className={css.contactNumber} phone={phone} />
            </span>
          </div>
        )
      })}
    </div>
  )
}
