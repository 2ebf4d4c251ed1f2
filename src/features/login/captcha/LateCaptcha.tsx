import { useSelector } from '@xstate/react'
import { captchaView } from '../../../../machines/login/captcha/captcha.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { lateCode } from '../../../ui/late-code.ts'
import type { CaptchaPaneProps } from './captcha-props.ts'
import { focusOnArrival } from './focusOnArrival.ts'

export const captchaDialog = lateCode(() => import('./CaptchaDialog.tsx'))

/** Says in the captcha's place that its code is on its way, or what to do where it does not come. */
function WithoutCode({ actor, site: { brand } }: CaptchaPaneProps) {
  usePreferences()
  const view = useSelector(actor, captchaView)
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'RETRIED' }))
  return (
    <Dialog
      open={view !== 'ended'}
      onClose={() => actor.send({ type: 'CAPTCHA.CLOSED' })}
      title={canRetry ? m.login_captcha_failed_title() : m.login_captcha_title()}
      closeLabel={m.login_close()}
      footer={
        canRetry && (
          <Button ref={focusOnArrival} onClick={() => actor.send({ type: 'RETRIED' })}>
            {m.login_captcha_retry()}
          </Button>
        )
      }
    >
      <p role={canRetry ? 'alert' : 'status'}>{canRetry ? m.login_loading_failed() : m.login_captcha_starting()}</p>
      {canRetry && (
        <p>
          {m.login_support_without_code()} {[brand.phones.student, brand.email].filter(Boolean).join(' · ')}
        </p>
      )}
    </Dialog>
  )
}

/** The captcha's dialog, whose code the start of the captcha waits for. */
export function LateCaptcha(props: CaptchaPaneProps) {
  useSelector(props.actor, captchaView)
  const Shown = captchaDialog.component ?? WithoutCode
  return <Shown {...props} />
}
