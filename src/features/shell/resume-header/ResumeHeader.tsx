import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Bell } from '../../../entities/notice/Bell.tsx'
import { hasPositions, hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PhoneIcon } from '../../../ui/icons/login.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import { useStudentAccount } from '../account/useStudentAccount.ts'
import AccountMenu from '../header/AccountMenu.tsx'
import type { HeaderProps } from '../header/header-props.ts'
import * as css from './ResumeHeader.css.ts'

export interface ResumeHeaderProps
  extends Pick<HeaderProps, 'site' | 'onEnter' | 'onLogout' | 'isFocusWanted' | 'onFocus'> {
  /** Of the page that is open. */
  readonly pathname: string
  /** Where the site shows no positions. */
  onPositions(): void
}

/** Pages on which a resume comes to be: they have no way to the one that there is. */
const beginning = ['/resume_create', '/resume_add']

/** As wide as what it stands over. */
const widths: Readonly<Record<string, string>> = {
  '/resume': css.overPreview,
  '/attentdetail': css.overPaper,
  '/resume_create': css.wide,
  '/resume_add': css.wide,
}

/** The resume area's own header (RES-1). */
export default function ResumeHeader({ site, pathname, onPositions, ...menu }: ResumeHeaderProps) {
  usePreferences()
  const account = useStudentAccount()
  const isBeginning = beginning.includes(pathname)
  const isResume = pathname === '/resume' || pathname === '/attentdetail'
  return (
    <header className={isBeginning ? css.kind.dark : css.kind.plain}>
      <div className={widths[pathname] ?? css.narrow}>
        <a className={css.home} href={hrefOf('/')}>
          <SiteMark site={site} inBar />
        </a>
        <nav className={css.nav} aria-label={m.resume_header()}>
          {!isBeginning && (
            <a className={css.link} href={hrefOf('/resume?from=3')} aria-current={isResume ? 'page' : undefined}>
              {m.resume_header_resume()}
            </a>
          )}
          {hasPositions(site) ? (
            <a className={css.link} href={hrefOf(routesOf(site).positions)}>
              {m.resume_header_positions()}
            </a>
          ) : (
            <button type="button" className={css.link} aria-haspopup="dialog" onClick={onPositions}>
              {m.resume_header_positions()}
            </button>
          )}
        </nav>
        <div className={css.end}>
          {pathname === '/resume_create' && <Contact site={site} />}
          {account && <Bell />}
          {account && <AccountMenu {...menu} site={site} account={account} />}
        </div>
      </div>
    </header>
  )
}

/** A phone for each audience. */
function Contact({ site }: { readonly site: SiteInfo }) {
  const { phones, office_hours } = site.brand
  const lines = [
    [m.shell_phone_enterprise(), phones.enterprise],
    [m.shell_phone_student(), phones.student],
    [m.shell_phone_university(), phones.university],
  ] as const
  const trigger = (
    <>
      <PhoneIcon size={16} />
      <span className={css.contactWord}>{m.shell_contact()}</span>
    </>
  )
  return (
    <Menu trigger={trigger} triggerClass={css.quiet} align="end" width="240px">
      {() => (
        <div className={css.contacts}>
          {lines.map(([audience, phone]) => (
            <PhoneLink key={audience} className={css.contact} phone={phone}>
              <span className={css.audience}>{audience}</span>
              <b className={css.number}>{phone}</b>
            </PhoneLink>
          ))}
          <p className={css.hours}>{m.shell_hours({ hours: office_hours })}</p>
        </div>
      )}
    </Menu>
  )
}
