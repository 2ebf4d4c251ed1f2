import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { logoutMachine } from '../../../machines/logout/logout.machine.ts'
import { type LogoutView, logoutView } from '../../../machines/logout/logout.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { LogoutIcon } from '../../ui/icons/LogoutIcon.tsx'
import { usePreferences } from '../preferences.tsx'

interface Look {
  readonly open: boolean
  readonly confirm: () => string
  readonly error?: () => string
}

const looks = {
  confirming: { open: true, confirm: m.login_logout_confirm },
  requesting: { open: true, confirm: m.login_logout_confirm },
  failed: { open: true, confirm: m.login_retry, error: m.login_logout_failed },
  loggedOut: { open: false, confirm: m.login_logout_confirm },
  cancelled: { open: false, confirm: m.login_logout_confirm },
} satisfies Record<LogoutView, Look>

/** Asks before a log-out, and says when it failed. */
export function LogoutDialog({ actor }: { readonly actor: ActorRefFrom<typeof logoutMachine> }) {
  usePreferences()
  const { open, confirm, error }: Look = looks[useSelector(actor, logoutView)]
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <ConfirmDialog
      open={open}
      kind="danger"
      icon={<LogoutIcon size={24} />}
      title={m.login_logout_title()}
      description={m.login_logout_description()}
      error={error?.()}
      confirmLabel={confirm()}
      cancelLabel={m.login_logout_cancel()}
      busy={busy}
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}
