import type { ComponentType } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { hrefOf } from '../../../entities/site/navigation.ts'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { EyeOffIcon } from '../../../ui/icons/account.tsx'
import { CheckCircleIcon } from '../../../ui/icons/controls.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { ExternalIcon, PrintIcon } from '../../../ui/icons/pages.tsx'
import { DocumentIcon, ShieldIcon } from '../../../ui/icons/shell.tsx'
import * as css from './Below.css.ts'

type Promised = readonly [icon: ComponentType<IconProps>, title: () => string, text: () => string]

const promises: readonly Promised[] = [
  [DocumentIcon, m.resume_editor_promise_read, m.resume_editor_promise_read_text],
  [CheckCircleIcon, m.resume_editor_promise_ask, m.resume_editor_promise_ask_text],
  [EyeOffIcon, m.resume_editor_promise_others, m.resume_editor_promise_others_text],
  [ShieldIcon, m.resume_editor_promise_rules, m.resume_editor_promise_rules_text],
  [PrintIcon, m.resume_editor_promise_take, m.resume_editor_promise_take_text],
]

/** What becomes of what a student writes or uploads. */
export function Promises() {
  return (
    <section aria-labelledby="resume-promises">
      <h2 id="resume-promises" className={css.title}>
        {m.resume_editor_promises()}
      </h2>
      <p className={css.text}>{m.resume_editor_promises_text()}</p>
      <ul className={css.promises}>
        {promises.map(([Icon, title, text]) => (
          <li key={title()} className={css.promise}>
            <span className={css.promiseIcon}>
              <Icon />
            </span>
            <div>
              <p className={css.fact}>{title()}</p>
              <p className={css.factText}>{text()}</p>
            </div>
          </li>
        ))}
      </ul>
      <a
        className={buttonClass({ kind: 'link' })}
        href={hrefOf('/agreement?kind=privacy')}
        target="_blank"
        rel="noopener"
      >
        {m.resume_editor_promise_more()}
        <ExternalIcon size={16} />
      </a>
    </section>
  )
}
