import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { identitySwitchMachine } from '../../../../machines/login/identity-switch/identity-switch.machine.ts'
import {
  type IdentitySwitchView,
  identitySwitchView,
} from '../../../../machines/login/identity-switch/identity-switch.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { PictureDialog } from '../../../ui/dialog/PictureDialog.tsx'
import { CompanyIcon, UsersIcon } from '../../../ui/icons/account.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { ArrowIcon, CapIcon, HallIcon } from '../../../ui/icons/shell.tsx'
import { LogoutDialog } from '../logout/LogoutDialog.tsx'
import * as css from './IdentitySwitch.css.ts'

export interface IdentitySwitchProps {
  readonly actor: ActorRefFrom<typeof identitySwitchMachine>
}

type Role = ReturnType<IdentitySwitchProps['actor']['getSnapshot']>['context']['from']

const roles = {
  school: { Icon: HallIcon, label: m.login_identity_short_school, inText: m.login_identity_school },
  company: { Icon: CompanyIcon, label: m.login_identity_short_company, inText: m.login_identity_company },
  channel: { Icon: UsersIcon, label: m.login_identity_short_channel, inText: m.login_identity_channel },
} satisfies Record<Role, { Icon: ComponentType<IconProps>; label: () => string; inText: () => string }>

/** The question stays below the log-out's own, so that a cancelled one leads back to it. */
const asks = {
  asking: true,
  backToLogin: true,
  switched: false,
  closed: false,
} satisfies Record<IdentitySwitchView, boolean>

function Roles({ from }: { readonly from: Role }) {
  const { Icon, label } = roles[from]
  return (
    <div className={css.roles} aria-hidden="true">
      <div className={css.role}>
        <span className={css.picture}>
          <Icon size={24} />
        </span>
        {label()}
      </div>
      <ArrowIcon size={24} className={css.arrow} />
      <div className={css.wanted}>
        <span className={css.wantedPicture}>
          <CapIcon size={24} />
        </span>
        {m.login_identity_student()}
      </div>
    </div>
  )
}

/** Asks a visitor who is no student to become one (SW-1), which begins with a log-out (SW-2). */
export function IdentitySwitchDialog({ actor }: IdentitySwitchProps) {
  usePreferences()
  const view = useSelector(actor, identitySwitchView)
  const from = useSelector(actor, ({ context }) => context.from)
  const logout = useSelector(actor, ({ children }) => children.logout)
  const identity = roles[from].inText()
  const close = () => actor.send({ type: 'DIALOG.CLOSED' })
  return (
    <>
      <PictureDialog
        open={asks[view]}
        onClose={close}
        picture={<Roles from={from} />}
        title={m.login_switch_title({ identity })}
        description={m.login_switch_hint()}
      >
        <Button size="lg" block onClick={() => actor.send({ type: 'SWITCHED' })}>
          {m.login_switch_confirm()}
        </Button>
        <Button kind="ghost" block onClick={close}>
          {m.login_switch_decline()}
        </Button>
      </PictureDialog>
      {logout && (
        <LogoutDialog
          actor={logout}
          words={{
            kind: 'brand',
            title: m.login_switch_back_title(),
            description: m.login_switch_back_hint({ identity }),
            confirm: m.login_switch_back_confirm(),
          }}
        />
      )}
    </>
  )
}
