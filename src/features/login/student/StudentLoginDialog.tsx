import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import {
  blockedPath,
  type StudentLoginView,
  studentLoginView,
} from '../../../../machines/login/student-login/student-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { SiteSeal } from '../../../entities/site/SiteSeal.tsx'
import { LatePane } from '../../../shared/late/LatePane.tsx'
import { Working } from '../../../shared/late/Working.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Building } from '../../../ui/building/Building.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { PaneDialog } from '../../../ui/dialog/Dialog.tsx'
import { Later } from '../../../ui/dialog/Later.tsx'
import { SendIcon } from '../../../ui/icons/login.tsx'
import { AlertIcon, ShieldIcon, SparkIcon } from '../../../ui/icons/shell.tsx'
import { lateCode } from '../../../ui/late-code.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { AgreementLine } from '../agreement/AgreementLine.tsx'
import { QrLogin } from '../qr-code/QrLogin.tsx'
import { CookiesBlocked } from '../states/CookiesBlocked.tsx'
import { ModeCorner, ModeRow } from './ModeToggle.tsx'
import * as css from './StudentLoginDialog.css.ts'
import type { StudentLoginProps } from './student-login-props.ts'

const points = [
  { Icon: ShieldIcon, text: m.login_side_verified },
  { Icon: SendIcon, text: m.login_side_progress },
  { Icon: SparkIcon, text: m.login_side_resume },
]

/** Says whose login this is, and what it is good for. */
function Side({ site }: { readonly site: SiteInfo }) {
  const { locale } = usePreferences()
  return (
    <>
      <div className={css.mark}>
        <SiteSeal site={site} size={40} />
        <div>
          <p className={css.name}>{localise(site.brand.name, locale)}</p>
          <p className={css.tagline}>{localise(site.brand.tagline, locale)}</p>
        </div>
      </div>
      <p className={css.heading}>{m.login_side_heading()}</p>
      <ul className={css.points}>
        {points.map(({ Icon, text }) => (
          <li key={text()} className={css.point}>
            <Icon className={css.pointIcon} />
            {text()}
          </li>
        ))}
      </ul>
      <Later>
        <Building className={css.art} />
      </Later>
    </>
  )
}

const ProfileMissingPane = ({ actor }: StudentLoginProps) => (
  <Message
    kind="warning"
    icon={<AlertIcon size={32} />}
    title={m.login_profile_missing()}
    hint={m.login_profile_missing_hint()}
  >
    <Button size="lg" onClick={() => actor.send({ type: 'RETRIED' })}>
      {m.login_retry()}
    </Button>
  </Message>
)

const CookiesBlockedPane = ({ actor }: StudentLoginProps) => (
  <CookiesBlocked onClose={() => actor.send({ type: 'DIALOG.CLOSED' })} />
)

export const smsPane = lateCode(() => import('./SmsPane.tsx'))

const panes = {
  qr: QrPane,
  sms: (props) => <LatePane code={smsPane} props={props} />,
  settling: () => <Working label={m.login_settling()} />,
  profileMissing: ProfileMissingPane,
  jumpBlocked: JumpBlockedPane,
  cookiesBlocked: CookiesBlockedPane,
  ended: () => null,
} satisfies Record<StudentLoginView, ComponentType<StudentLoginProps>>

/** Student login by QR code or one-time password; its name is the same whichever of them it shows. */
export function StudentLoginDialog(props: StudentLoginProps) {
  const { actor, site } = props
  usePreferences()
  const view = useSelector(actor, studentLoginView)
  const Pane = panes[view]
  return (
    <PaneDialog
      open={view !== 'ended'}
      onClose={() => actor.send({ type: 'DIALOG.CLOSED' })}
      name={m.login_title()}
      title={view === 'sms' ? m.login_title_sms() : m.login_title()}
      {...(view === 'sms' && { subtitle: m.login_sms_hint() })}
      closeLabel={m.login_close()}
      side={<Side site={site} />}
      corner={<ModeCorner actor={actor} />}
      foot={
        (view === 'qr' || view === 'sms') && <AgreementLine sentence={m.login_agree} first="user" second="privacy" />
      }
    >
      <Pane {...props} />
      <ModeRow actor={actor} />
    </PaneDialog>
  )
}

function QrPane({ actor, site, browser }: StudentLoginProps) {
  const qrLogin = useSelector(actor, ({ children }) => children.qrLogin)
  return qrLogin ? <QrLogin actor={qrLogin} site={site} browser={browser} /> : null
}

/** The link opens the page by itself; the machine only hears of it. */
function JumpBlockedPane({ actor }: StudentLoginProps) {
  const path = useSelector(actor, blockedPath)
  const text = path.startsWith('/resume')
    ? m.login_open_resume
    : path.startsWith('/videoDetail')
      ? m.login_open_video
      : m.login_continue
  return (
    <Message
      kind="warning"
      icon={<AlertIcon size={32} />}
      title={m.login_jump_blocked()}
      hint={m.login_jump_blocked_hint()}
    >
      <a
        className={buttonClass({ size: 'lg' })}
        href={`#${path}`}
        target="_blank"
        rel="noopener"
        onClick={() => actor.send({ type: 'LINK.FOLLOWED' })}
      >
        {text()}
      </a>
    </Message>
  )
}
