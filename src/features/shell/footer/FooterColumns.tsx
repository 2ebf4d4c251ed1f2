import * as m from '../../../../messages/compiled/messages.js'
import { adminLabel, type NavLink, navigation } from '../../../entities/site/navigation.ts'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { NearViewport } from '../../../ui/near/NearViewport.tsx'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import { NavItem } from '../header/NavItem.tsx'
import { contactsOf } from './contacts.ts'
import * as frame from './Footer.css.ts'
import * as css from './FooterColumns.css.ts'
import { AboutLink, ListLinks } from './FooterLinks.tsx'
import type { FooterProps } from './footer-props.ts'

/** Four round numbers (CHAN-4), address, pages by audience, contacts and the mini-program code. */
export default function FooterColumns(props: FooterProps) {
  const { locale } = usePreferences()
  const { site, fairTitle, miniProgramCode, isOpen, onEnter } = props
  const { address, office_hours, email } = site.brand
  const services = navigation(site, fairTitle)
    .flatMap<NavLink>((entry) => ('links' in entry ? entry.links : [entry]))
    .filter(({ key }) => key !== 'home')
  return (
    <>
      <div className={css.figures}>
        <Figure count="1000" label={m.shell_stat_schools()} />
        <Figure count={m.shell_stat_students_count()} label={m.shell_stat_students()} />
        <Figure count={m.shell_stat_online_count()} label={m.shell_stat_online()} />
        <Figure count="100" label={m.shell_stat_onsite()} />
      </div>
      <div className={css.columns}>
        <div className={css.own}>
          <SiteMark site={site} />
          <ul className={css.ownLines}>
            <li>{localise(address, locale)}</li>
            <li>{m.shell_hours({ hours: office_hours })}</li>
          </ul>
        </div>
        <nav aria-label={m.shell_student_services()}>
          <h2 className={css.heading}>{m.shell_student_services()}</h2>
          <ul className={css.lines}>
            {services.map((link) => (
              <li key={link.key}>
                <NavItem link={link} className={frame.link} onEnter={onEnter}>
                  {link.label}
                </NavItem>
              </li>
            ))}
            {isOpen && <ListLinks />}
          </ul>
        </nav>
        <nav aria-label={m.shell_partners()}>
          <h2 className={css.heading}>{m.shell_partners()}</h2>
          <ul className={css.lines}>
            <li>
              <button type="button" className={frame.link} onClick={() => onEnter('employer')}>
                {m.shell_recruit()}
              </button>
            </li>
            <li>
              <button type="button" className={frame.link} onClick={() => onEnter('admin')}>
                {adminLabel(site)}
              </button>
            </li>
            <AboutLink site={site} />
          </ul>
        </nav>
        <div>
          <h2 className={css.heading}>{m.shell_contact()}</h2>
          <ul className={css.lines}>
            {contactsOf(site).map(({ kind, phone }) => (
              <li key={kind}>
                {kind} <PhoneLink className={frame.link} phone={phone} />
              </li>
            ))}
            {email !== '' && (
              <li>
                <a className={frame.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </li>
            )}
          </ul>
        </div>
        <NearViewport className={css.code}>{miniProgramCode}</NearViewport>
      </div>
    </>
  )
}
