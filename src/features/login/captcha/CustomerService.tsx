import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import * as css from './Captcha.css.ts'
import type { CaptchaPaneProps } from './captcha-props.ts'
import { describeCode } from './describeCode.ts'

interface Problem {
  readonly problem: string
  /** The same in another language. */
  readonly translation?: string | undefined
  readonly site: SiteInfo
}

/** Says what went wrong, and who can help. */
function CustomerService({ problem, translation, site }: Problem) {
  const { company_concat_qr_code_url: address, brand } = site
  const [isMissing, setMissing] = useState(false)
  const code = isMissing ? '' : address
  return (
    <div className={css.service}>
      <div role="alert" className={css.problem}>
        <AlertIcon size={16} className={css.problemIcon} />
        <div>
          <p>{problem}</p>
          {translation && <p lang="en">{translation}</p>}
        </div>
      </div>
      <div className={css.support}>
        {code && (
          <img
            className={css.supportCode}
            src={code}
            width={96}
            height={96}
            alt={m.login_support_alt()}
            onError={() => setMissing(true)}
          />
        )}
        <div>
          <p className={css.supportTitle}>{code ? m.login_support() : m.login_support_without_code()}</p>
          <p className={css.supportLine}>{[brand.phones.student, brand.email].filter(Boolean).join(' · ')}</p>
          {brand.office_hours && (
            <p className={css.supportLine}>{m.login_support_hours({ hours: brand.office_hours })}</p>
          )}
        </div>
      </div>
    </div>
  )
}

export function Failed({ actor, site }: CaptchaPaneProps) {
  const code = useSelector(actor, ({ context }) => context.code)
  const problem = m.login_captcha_failed({ code: code ?? '', description: describeCode(code) })
  return <CustomerService problem={problem} site={site} />
}

export function CannotStart({ site, inEnglishToo }: CaptchaPaneProps) {
  const { locale } = usePreferences()
  const translation = inEnglishToo && locale !== 'en' ? m.login_captcha_cannot_start_english() : undefined
  return <CustomerService problem={m.login_captcha_cannot_start()} translation={translation} site={site} />
}

export const Offline = ({ site }: CaptchaPaneProps) => (
  <CustomerService problem={m.login_failure_offline()} site={site} />
)
