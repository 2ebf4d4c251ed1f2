import { useState } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ChatIcon, MailIcon, TelephoneIcon } from '../../../ui/icons/account.tsx'
import { HeadsetIcon } from '../../../ui/icons/shell.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import * as css from './StaffLogin.css.ts'

const contacts = [
  { key: 'telephone', Icon: TelephoneIcon, label: m.staff_contacts_telephone },
  { key: 'email', Icon: MailIcon, label: m.staff_contacts_email },
  { key: 'wechat', Icon: ChatIcon, label: m.staff_contacts_wechat },
  { key: 'consultation', Icon: HeadsetIcon, label: m.staff_contacts_consultation },
] as const satisfies readonly { key: keyof SiteInfo['support']; [rest: string]: unknown }[]

export interface SupportContactsProps {
  readonly support: SiteInfo['support']
  /** Puts a text into the clipboard; rejects where the browser refuses. */
  onCopy(text: string): Promise<void>
}

/** Lists the contacts (CHAN-3); those that a site does not have are left out. */
export function SupportContacts({ support, onCopy }: SupportContactsProps) {
  usePreferences()
  return (
    <ul>
      {contacts.map(
        ({ key, Icon, label }) =>
          support[key] && (
            <li key={key} className={css.contact}>
              <span className={css.icon}>
                <Icon />
              </span>
              <p>
                <span className={css.label}>{label()}</span>
                <span className={css.value}>{support[key]}</span>
              </p>
              <CopyButton what={label()} text={support[key]} onCopy={onCopy} />
            </li>
          ),
      )}
    </ul>
  )
}

interface CopyButtonProps extends Pick<SupportContactsProps, 'onCopy'> {
  readonly what: string
  readonly text: string
}

const said = { idle: m.staff_copy, copied: m.staff_copied, failed: m.staff_copy_failed }

function CopyButton({ what, text, onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof said>('idle')
  const copy = () =>
    onCopy(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={outcome === 'idle' ? m.staff_copy_of({ what }) : undefined}
        onClick={() => void copy()}
      >
        {said[outcome]()}
      </Button>
      <span role="status" className={unseen}>
        {outcome !== 'idle' && said[outcome]()}
      </span>
    </>
  )
}
