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
  /** Of the button, where it does not bear the act's own name. */
  readonly confirm?: () => string
  readonly error?: () => string
}

const looks = {
  confirming: { open: true },
  requesting: { open: true },
  failed: { open: true, confirm: m.login_retry, error: m.login_logout_failed },
  loggedOut: { open: false },
  cancelled: { open: false },
} satisfies Record<LogoutView, Look>

interface Words {
  readonly kind: 'brand' | 'danger'
  readonly title: string
  readonly description: string
  readonly confirm: string
}

const plainWords = (): Words => ({
  kind: 'danger',
  title: m.login_logout_title(),
  description: m.login_logout_description(),
  confirm: m.login_logout_confirm(),
})

export interface LogoutDialogProps {
  readonly actor: ActorRefFrom<typeof logoutMachine>
  /** Where the log-out is a step of something else. */
  readonly words?: Words
}

/** Asks before a log-out, and says when it failed. */
export function LogoutDialog({ actor, words = plainWords() }: LogoutDialogProps) {
  usePreferences()
  const { open, confirm, error }: Look = looks[useSelector(actor, logoutView)]
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <ConfirmDialog
      open={open}
      kind={words.kind}
      icon={<LogoutIcon size={24} />}
      title={words.title}
      description={words.description}
      error={error?.()}
      confirmLabel={confirm?.() ?? words.confirm}
      cancelLabel={m.login_logout_cancel()}
      busy={busy}
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}
