import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './LoginPage.css.ts'

/** Lies below the login dialog on its own page, for a visitor who closed it. */
export function LoginPage({ onLogin }: { onLogin(): void }) {
  usePreferences()
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{m.app_login_title()}</h1>
      <p className={css.text}>{m.app_login_text()}</p>
      <Button size="lg" onClick={onLogin}>
        {m.shell_login()}
      </Button>
    </div>
  )
}
