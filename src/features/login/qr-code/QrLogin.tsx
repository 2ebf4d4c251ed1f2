import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { qrLoginMachine } from '../../../../machines/login/qr-login/qr-login.machine.ts'
import {
  type QrLoginView,
  qrLoginRefusal,
  qrLoginView,
} from '../../../../machines/login/qr-login/qr-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { SiteSeal } from '../../../entities/site/SiteSeal.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckCircleIcon } from '../../../ui/icons/controls.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import * as css from './QrLogin.css.ts'
import {
  CancelledCode,
  ConfirmedCode,
  ExpiredCode,
  FailedCode,
  FetchingCode,
  type QrStateProps,
  ReplacedCode,
  WaitingCode,
} from './states.tsx'

const states = {
  fetching: FetchingCode,
  waiting: WaitingCode,
  scanned: ScannedCode,
  expired: ExpiredCode,
  cancelled: CancelledCode,
  replaced: ReplacedCode,
  failed: FailedCode,
  confirmed: ConfirmedCode,
} satisfies Record<QrLoginView, ComponentType<QrStateProps>>

export interface QrLoginProps {
  readonly actor: ActorRefFrom<typeof qrLoginMachine>
  readonly site: SiteInfo
  /** Line that names this browser. */
  readonly browser: ReactNode
}

/** A code to scan and what became of it. */
export function QrLogin({ actor, site, browser }: QrLoginProps) {
  usePreferences()
  const view = useSelector(actor, qrLoginView)
  const picture = useSelector(actor, ({ context }) => context.qrCode?.picture ?? '')
  const refusal = useSelector(actor, qrLoginRefusal)
  const State = states[view]
  return (
    <div className={css.live} aria-live="polite">
      <State
        picture={picture}
        refusal={refusal}
        site={site}
        browser={browser}
        onRefresh={() => actor.send({ type: 'REFRESHED' })}
      />
    </div>
  )
}

/** Says what the phone shows too, so that one can compare: which site asks, and which browser. */
function ScannedCode({ site, browser, onRefresh }: QrStateProps) {
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
