import { useEffect, useRef } from 'react'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { type Completeness, completenessOf } from '../../../../entities/resume/completeness.ts'
import type { Section } from '../../../../entities/resume/section-names.ts'
import { CheckIcon } from '../../../../ui/icons/account.tsx'
import { PlusIcon } from '../../../../ui/icons/pages.tsx'
import { AlertIcon, ArrowIcon } from '../../../../ui/icons/shell.tsx'
import { unseen } from '../../../../ui/reset.css.ts'
import { sectionState } from '../section-state.ts'
import { checkTexts, sectionLooks, sectionOf } from '../sections.ts'
import * as css from './Rail.css.ts'

export interface RailProps {
  readonly content: ResumeContent
  /** As 2026-11-20. */
  readonly today: string
  readonly sections: readonly Section[]
  readonly current: Section
  /** Where two versions wait to be chosen from; null where none do. */
  readonly disputed: Section | null
  hrefOf(section: Section): string
}

/** The sections with how each stands, and how complete all of it is. */
export function Rail({ content, today, sections, current, disputed, hrefOf }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Where the sections are one row, the one that is shown is in sight.
    const chip = list.current?.querySelector<HTMLElement>(`[data-section="${current}"]`)
    if (list.current && chip)
      list.current.scrollLeft = chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2
  }, [current])
  const completeness = completenessOf(content)
  return (
    <nav className={css.rail} aria-label={m.resume_editor_sections()}>
      <Meter {...completeness} hrefOf={hrefOf} />
      <ul ref={list} className={css.list}>
        {sections.map((section) => {
          const { title, icon: Icon } = sectionLooks[section]
          const own = sectionState(section, content, today)
          const lacking = completeness.open.filter((check) => sectionOf[check] === section)
          const state = section === disputed ? 'disputed' : own === 'done' && lacking.length > 0 ? 'lacking' : own
          const what = state === 'lacking' ? listed(lacking.map((check) => checkTexts[check]())) : ''
          return (
            <li key={section} data-section={section}>
              <a className={css.link} href={hrefOf(section)} aria-current={section === current ? 'true' : undefined}>
                <Icon />
                <span>{title()}</span>
                {section !== 'attachments' && <Mark state={state} what={what} />}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const marks = {
  empty: { icon: PlusIcon, text: m.resume_editor_mark_empty },
  wrong: { icon: AlertIcon, text: m.resume_editor_mark_wrong },
  disputed: { icon: AlertIcon, text: m.resume_editor_mark_disputed },
  lacking: { icon: AlertIcon, text: m.resume_editor_mark_lacking },
  done: { icon: CheckIcon, text: m.resume_editor_mark_done },
}

const listed = (texts: readonly string[]) =>
  texts.reduce((one, other) => (one === '' ? other : m.resume_editor_mark_and({ one, other })), '')

interface MarkProps {
  readonly state: keyof typeof marks
  /** What is lacking, where that is known. */
  readonly what: string
}

function Mark({ state, what }: MarkProps) {
  const { icon: Icon, text } = marks[state]
  const said = what === '' ? text() : m.resume_editor_mark_more({ what })
  return (
    <span className={css.mark[state]} title={said}>
      <Icon size={16} />
      <span className={unseen}>{said}</span>
    </span>
  )
}

/** In hundredths, and what helps most next. */
export function Meter({ percent, open, hrefOf }: Completeness & Pick<RailProps, 'hrefOf'>) {
  const [next] = open
  return (
    <div className={css.meter}>
      <div className={css.figures}>
        <span id="completeness">{m.resume_editor_completeness()}</span>
        <b>{`${percent}%`}</b>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no browser lets a meter be drawn */}
      <div
        className={css.track}
        role="meter"
        aria-labelledby="completeness"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={css.fill} style={{ width: `${percent}%` }} />
      </div>
      {next && (
        <a className={css.next} href={hrefOf(sectionOf[next])}>
          {m.resume_editor_next({ step: checkTexts[next]() })}
          <ArrowIcon size={14} />
        </a>
      )}
    </div>
  )
}
