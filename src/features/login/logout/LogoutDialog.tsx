import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { LoginType } from '../../../../contract/rules/storage.ts'
import type { logoutMachine } from '../../../../machines/login/logout/logout.machine.ts'
import { type LogoutView, logoutView } from '../../../../machines/login/logout/logout.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { LogoutIcon } from '../../../ui/icons/account.tsx'

interface Look {
  readonly open: boolean
  /** The words on the button, where it does not bear the act's own name. */
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

export interface LogoutWords {
  readonly kind: 'brand' | 'danger'
  readonly title: string
  readonly description: string
  readonly confirm: string
}

/** The account of a back office, and what else ends with its session. */
export interface StaffAccount {
  readonly identity: Exclude<LoginType, 'student'>
  /** '' where it has none. */
  readonly name: string
  /** The site is a faculty's. */
  readonly isFaculty: boolean
}

const apps = { company: m.login_app_company, school: m.login_app_school, channel: m.login_app_channel }

function consequence(account: StaffAccount | null): string {
  if (!account) return m.login_logout_description()
  const { identity, name, isFaculty } = account
  const app = isFaculty && identity === 'school' ? m.login_app_faculty() : apps[identity]()
  return name === '' ? m.login_logout_account_unnamed({ app }) : m.login_logout_account({ app, name })
}

/** @param account whose log-out it is, where that is no student */
const plainWords = (account: StaffAccount | null, isUnsaved: boolean): LogoutWords => ({
  kind: 'danger',
  title: m.login_logout_title(),
  description: isUnsaved ? m.resume_lost_at_logout() : consequence(account),
  confirm: m.login_logout_confirm(),
})

export interface LogoutDialogProps {
  readonly actor: ActorRefFrom<typeof logoutMachine>
  /** The words where the log-out is a step of something else. */
  readonly words?: LogoutWords
  readonly account?: StaffAccount | null
  /** Something of the student's resume would be lost. */
  readonly isUnsaved?: boolean
}

/** Asks before a log-out, and says when it failed. */
export function LogoutDialog({
  actor,
  account = null,
  isUnsaved = false,
  words = plainWords(account, isUnsaved),
}: LogoutDialogProps) {
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
