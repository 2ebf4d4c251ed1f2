import type { ComponentType } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { BriefcaseIcon, CapIcon, HallIcon, HeadsetIcon } from '../../../ui/icons/shell.tsx'
import { useHoverBox } from '../../../ui/menu/useHoverBox.ts'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import * as css from './ContactPopup.css.ts'

/** Floats beside the page: a phone per audience (SHELL-7). */
export default function ContactPopup({ site }: { readonly site: SiteInfo }) {
  usePreferences()
  const hover = useHoverBox()
  const { phones, office_hours } = site.brand
  const line = (Icon: ComponentType<IconProps>, kind: string, phone: string) => (
    <PhoneLink className={css.line} phone={phone}>
      <span className={css.icon}>
        <Icon />
      </span>
      <span>
        <span className={css.kind}>{kind}</span>
        <b className={css.phone}>{phone}</b>
      </span>
    </PhoneLink>
  )
  return (
    <aside className={css.place} aria-label={m.shell_contact()}>
      <div className={css.floating} {...hover.root}>
        {hover.open && (
          <div className={css.box}>
            <div className={css.card} {...hover.box}>
              {line(BriefcaseIcon, m.shell_phone_enterprise(), phones.enterprise)}
              {line(CapIcon, m.shell_phone_student(), phones.student)}
              {line(HallIcon, m.shell_phone_university(), phones.university)}
              <p className={css.hours}>{m.shell_hours({ hours: office_hours })}</p>
            </div>
          </div>
        )}
        <button className={css.trigger} {...hover.trigger}>
          <HeadsetIcon />
          <span className={css.label}>{m.shell_contact()}</span>
        </button>
      </div>
    </aside>
  )
}
