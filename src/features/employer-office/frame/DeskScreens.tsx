import type { ReactNode } from 'react'
import type { DeskAccount } from '../../../../contract/calls/desk.ts'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { DeskGuardView } from '../../../../machines/employer-office/desk-guard/desk-guard.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { PreferenceControls } from '../../../shared/preferences/PreferenceControls.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PageError } from '../../../shared/query/PageError.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { CompanyIcon, UsersIcon } from '../../../ui/icons/account.tsx'
import { RefreshIcon } from '../../../ui/icons/controls.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'
import * as css from './DeskScreens.css.ts'

export interface DeskScreensProps {
  readonly view: Exclude<DeskGuardView, 'inside'>
  readonly account: DeskAccount | null
  /** Null while it is not known. */
  readonly site: SiteInfo | null
  /** A registration led here. */
  readonly isRegistered: boolean
  /** The log-in of an employer. */
  readonly logIn: ReactNode
  /** A site has a home that this visitor may be led to without being led back here. */
  readonly hasHome: boolean
  onRetry(): void
  onLogout(): void
}

const Home = ({ hasHome }: DeskScreensProps) =>
  hasHome && (
    <a className={buttonClass({ kind: 'secondary' })} href="/">
      {m.desk_home()}
    </a>
  )

interface LogInScreenProps extends DeskScreensProps {
  readonly title: string
  readonly text: string
}

/** Says that nobody is logged in, with the log-in beside it. */
function LogInScreen({ title, text, ...props }: LogInScreenProps) {
  return (
    <div className={css.screen}>
      <div>
        <div role="status">
          <h1 className={css.title}>{title}</h1>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.foot}>
          <Home {...props} />
          <PreferenceControls />
        </div>
      </div>
      {props.logIn}
    </div>
  )
}

function Newcomer(props: DeskScreensProps) {
  const { account, site, isRegistered, onRetry } = props
  return (
    <StatusPage
      icon={<CompanyIcon size={40} />}
      title={m.desk_newcomer({ phone: account?.phone ?? '' })}
      text={isRegistered ? m.desk_registered() : m.desk_newcomer_text()}
      details={
        site && (
          <p className={css.service}>
            {m.desk_service({ phone: site.brand.phones.enterprise, hours: site.brand.office_hours })}
          </p>
        )
      }
    >
      <Button onClick={onRetry}>
        <RefreshIcon />
        {m.desk_refresh()}
      </Button>
      <Home {...props} />
    </StatusPage>
  )
}

const identities = {
  student: m.desk_identity_student,
  school: m.desk_identity_school,
  channel: m.desk_identity_channel,
  company: m.desk_account_label,
} satisfies Record<DeskAccount['login_type'], () => string>

function Stranger(props: DeskScreensProps) {
  const { account, onLogout } = props
  const identity = account ? identities[account.login_type]() : ''
  return (
    <StatusPage icon={<UsersIcon size={40} />} title={m.desk_stranger()} text={m.desk_stranger_text({ identity })}>
      <Button onClick={onLogout}>{m.desk_switch()}</Button>
      <Home {...props} />
    </StatusPage>
  )
}

const Checking = () => (
  <div className={css.waiting} role="status" aria-label={m.desk_loading()}>
    <Spinner size={32} />
  </div>
)

const screens = {
  checking: Checking,
  newcomer: Newcomer,
  stranger: Stranger,
  nobody: (props) => <LogInScreen {...props} title={m.desk_nobody()} text={m.desk_nobody_text()} />,
  expired: (props) => <LogInScreen {...props} title={m.desk_expired()} text={m.desk_expired_text()} />,
  loggedOut: (props) => <LogInScreen {...props} title={m.desk_logged_out()} text={m.desk_logged_out_text()} />,
  failed: ({ onRetry }) => <PageError isWhole={false} onRetry={onRetry} />,
} satisfies Record<DeskScreensProps['view'], (props: DeskScreensProps) => ReactNode>

/** Tells a visitor why the desk is closed to them, and the way on. */
export function DeskScreens(props: DeskScreensProps) {
  usePreferences()
  const Screen = screens[props.view]
  return <Screen {...props} />
}
