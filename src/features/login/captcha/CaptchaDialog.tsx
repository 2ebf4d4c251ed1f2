import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { type CaptchaView, captchaView } from '../../../../machines/login/captcha/captcha.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ForeignModal } from '../../../ui/dialog/ForeignModal.tsx'
import { CannotStart, Failed, Offline } from './CustomerService.tsx'
import type { CaptchaPaneProps } from './captcha-props.ts'
import { focusOnArrival } from './focusOnArrival.ts'
import { PuzzlePane } from './PuzzlePane.tsx'
import { Starting } from './Starting.tsx'
import { Waiting } from './Waiting.tsx'

const panes = {
  starting: Starting,
  widget: () => null,
  ready: PuzzlePane,
  unverified: PuzzlePane,
  unrefreshed: PuzzlePane,
  verifying: PuzzlePane,
  missed: PuzzlePane,
  refreshing: PuzzlePane,
  waiting: Waiting,
  failed: Failed,
  cannotStart: CannotStart,
  offline: Offline,
  ended: () => null,
} satisfies Record<CaptchaView, ComponentType<CaptchaPaneProps>>

/** The slider puzzle, or room for the provider's widget, over the form that asked for it; once it cannot go on, customer service. */
export default function CaptchaDialog({ actor, site, inEnglishToo = false }: CaptchaPaneProps) {
  usePreferences()
  const view = useSelector(actor, captchaView)
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'RETRIED' }))
  const Pane = panes[view]
  const close = () => actor.send({ type: 'CAPTCHA.CLOSED' })
  if (view === 'widget') return <ForeignModal title={m.login_captcha_title()} onClose={close} />
  return (
    <Dialog
      open={view !== 'ended'}
      onClose={close}
      title={canRetry ? m.login_captcha_failed_title() : m.login_captcha_title()}
      closeLabel={m.login_close()}
      footer={
        canRetry && (
          <>
            <Button kind="secondary" onClick={close}>
              {m.login_captcha_dismiss()}
            </Button>
            <Button ref={focusOnArrival} onClick={() => actor.send({ type: 'RETRIED' })}>
              {m.login_captcha_retry()}
            </Button>
          </>
        )
      }
    >
      <Pane actor={actor} site={site} inEnglishToo={inEnglishToo} />
    </Dialog>
  )
}
