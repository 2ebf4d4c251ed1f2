import * as m from '../../../../messages/compiled/messages.js'
import { SiteSeal } from '../../../entities/site/SiteSeal.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckCircleIcon } from '../../../ui/icons/CheckCircleIcon.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import * as css from './QrLogin.css.ts'
import type { QrStateProps } from './states.tsx'

/** Says what the phone shows too, so that one can compare: which site asks, and which browser. */
export function ScannedCode({ site, browser, onRefresh }: QrStateProps) {
  const { locale } = usePreferences()
  return (
    <Message kind="ok" icon={<CheckCircleIcon size={32} />} title={m.login_qr_scanned()} hint={m.login_qr_confirm()}>
      <div className={css.who}>
        <SiteSeal site={site} size={40} />
        <div>
          <p className={css.name}>{localise(site.brand.name, locale)}</p>
          <p>{browser}</p>
        </div>
      </div>
      <Button kind="link" onClick={onRefresh}>
        {m.login_qr_rescan()}
      </Button>
    </Message>
  )
}
