import type { ReactNode } from 'react'
import { BULLET_GOOD, type Layout } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { CheckCircleIcon } from '../../../ui/icons/controls.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import type { Checks, Shortening } from './checks.ts'
import * as css from './PaperPanel.css.ts'

interface CheckProps {
  readonly isRight: boolean
  readonly children: ReactNode
}

const Check = ({ isRight, children }: CheckProps) => (
  <li className={css.check}>
    {isRight ? <CheckCircleIcon size={16} className={css.right} /> : <AlertIcon size={16} className={css.wrong} />}
    <div className={css.checkText}>{children}</div>
  </li>
)

function shorteningText(shortening: Shortening): string {
  switch (shortening.kind) {
    case 'tight':
      return m.resume_paper_shorten_tight()
    case 'small':
      return m.resume_paper_shorten_small()
    case 'bullets':
      return m.resume_paper_shorten_bullets(shortening)
    case 'long':
      return m.resume_paper_shorten_long({ ...shortening, most: BULLET_GOOD.max })
    case 'summary':
      return m.resume_paper_shorten_summary(shortening)
  }
}

export interface PaperChecksProps {
  readonly checks: Checks
  readonly layout: Layout
  /** To where it is written. */
  readonly editHref: string
  onLayout(layout: Layout): void
}

/** What should be looked at before it is printed, and the way to put it right. */
export function PaperChecks({ checks, layout, editHref, onLayout }: PaperChecksProps) {
  usePreferences()
  const fix = (
    <a className={buttonClass({ kind: 'link', size: 'sm' })} href={editHref}>
      {m.resume_paper_check_fix()}
    </a>
  )
  const press = (text: string, change: Partial<Layout>) => (
    <button
      type="button"
      className={buttonClass({ kind: 'link', size: 'sm' })}
      onClick={() => onLayout({ ...layout, ...change })}
    >
      {text}
    </button>
  )
  const shorten = (shortening: Shortening) => {
    const text = shorteningText(shortening)
    if (shortening.kind === 'tight') return press(text, { spacing: 'tight' })
    return shortening.kind === 'small' ? press(text, { size: 'small' }) : text
  }
  const { isPhoneRight, isEmailRight } = checks
  const place = useKeptFocus<HTMLUListElement>(JSON.stringify([checks.shortenings, checks.isUnEnglish]))
  return (
    <ul ref={place} tabIndex={-1} className={css.checks}>
      <Check isRight={checks.cut === 0}>
        {checks.cut === 0
          ? m.resume_paper_check_pages({ pages: checks.pages })
          : m.resume_paper_check_cut({ count: checks.cut })}
      </Check>
      {checks.linesOver > 0 && (
        <Check isRight={false}>
          {m.resume_paper_check_long({ lines: checks.linesOver })}
          <ul className={css.shortenings}>
            {checks.shortenings.map((shortening) => (
              <li key={shorteningText(shortening)}>{shorten(shortening)}</li>
            ))}
          </ul>
        </Check>
      )}
      {isPhoneRight && isEmailRight && <Check isRight>{m.resume_paper_check_contact()}</Check>}
      {!isPhoneRight && (
        <Check isRight={false}>
          {m.resume_paper_check_phone()} {fix}
        </Check>
      )}
      {!isEmailRight && (
        <Check isRight={false}>
          {m.resume_paper_check_email()} {fix}
        </Check>
      )}
      {checks.withoutText > 0 && (
        <Check isRight={false}>
          {m.resume_paper_check_no_text({ count: checks.withoutText })} {fix}
        </Check>
      )}
      {checks.withoutNumbers + checks.withoutText === 0 && <Check isRight>{m.resume_paper_check_numbers()}</Check>}
      {checks.withoutNumbers > 0 && (
        <Check isRight={false}>
          {m.resume_paper_check_no_numbers({ count: checks.withoutNumbers })} {fix}
        </Check>
      )}
      {checks.placeholders > 0 && (
        <Check isRight={false}>
          {m.resume_paper_check_placeholders({ count: checks.placeholders })} {fix}
        </Check>
      )}
      {checks.isUnEnglish && (
        <Check isRight={false}>
          {m.resume_paper_check_english()}{' '}
          {press(m.resume_paper_check_hide(), { shows: layout.shows.filter((fact) => fact === 'political') })}
        </Check>
      )}
    </ul>
  )
}
