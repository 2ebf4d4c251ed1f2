import * as m from '../../../messages/compiled/messages.js'
import { browserName } from '../../browser/tabs/browser.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'

/** Names this browser as the phone does, so that one can compare. */
export default function BrowserName() {
  usePreferences()
  return m.login_qr_browser({ browser: browserName(navigator.userAgent) })
}
