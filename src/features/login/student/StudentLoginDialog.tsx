import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import {
  type StudentLoginView,
  studentLoginView,
} from '../../../../machines/login/student-login/student-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { LatePane } from '../../../shared/late/LatePane.tsx'
import { Working } from '../../../shared/late/Working.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PaneDialog } from '../../../ui/dialog/Dialog.tsx'
import { lateCode } from '../../../ui/late-code.ts'
import { AgreementLine } from '../agreement/AgreementLine.tsx'
import { CookiesBlockedPane } from './CookiesBlockedPane.tsx'
import { JumpBlockedPane } from './JumpBlockedPane.tsx'
import { ModeCorner, ModeRow } from './ModeToggle.tsx'
import { ProfileMissingPane } from './ProfileMissingPane.tsx'
import { QrPane } from './QrPane.tsx'
import { Side } from './Side.tsx'
import type { StudentLoginProps } from './student-login-props.ts'

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
