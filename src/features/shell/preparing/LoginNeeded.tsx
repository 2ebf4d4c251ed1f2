import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ShieldIcon } from '../../../ui/icons/shell.tsx'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'

export interface LoginNeededProps {
  /** What the page is called. */
  readonly title: string
  /** Somebody is logged in, but not as a student. */
  readonly isOther?: boolean
  onLogin(): void
}

/** A page that only a student has, to anybody else. */
export function LoginNeeded({ title, isOther = false, onLogin }: LoginNeededProps) {
  usePreferences()
  return (
    <StatusPage
      icon={<ShieldIcon size={40} />}
      title={isOther ? m.pages_switch_needed({ title }) : m.pages_login_needed({ title })}
      text={isOther ? m.pages_switch_needed_text() : m.pages_login_needed_text()}
    >
      <Button size="lg" data-opens-login onClick={onLogin}>
        {isOther ? m.login_switch_confirm() : m.pages_login()}
      </Button>
    </StatusPage>
  )
}
