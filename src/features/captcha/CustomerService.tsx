import { useSelector } from '@xstate/react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { AlertIcon } from '../../ui/icons/AlertIcon.tsx'
import * as css from './Captcha.css.ts'
import type { CaptchaPaneProps } from './CaptchaDialog.tsx'
import { describeCode } from './describeCode.ts'

/** What went wrong, and who can help. */
function CustomerService({ problem, site }: { problem: string; site: SiteInfo }) {
  const { company_concat_qr_code_url: code, brand } = site
  return (
    <div className={css.service}>
      <p role="alert" className={css.problem}>
        <AlertIcon size={16} className={css.problemIcon} />
        {problem}
      </p>
      {code && <img className={css.supportCode} src={code} width={160} height={160} alt={m.login_support_alt()} />}
      <p className={css.supportTitle}>{code ? m.login_support() : m.login_support_without_code()}</p>
      <p className={css.supportLine}>{[brand.phones.student, brand.email].filter(Boolean).join(' · ')}</p>
      {brand.office_hours && <p className={css.supportLine}>{m.login_support_hours({ hours: brand.office_hours })}</p>}
    </div>
  )
}

export function Failed({ actor, site }: CaptchaPaneProps) {
  const code = useSelector(actor, ({ context }) => context.code)
  const problem = m.login_captcha_failed({ code: code ?? '', description: describeCode(code) })
  return <CustomerService problem={problem} site={site} />
}

export const CannotStart = ({ site }: CaptchaPaneProps) => (
  <CustomerService problem={m.login_captcha_cannot_start()} site={site} />
)
