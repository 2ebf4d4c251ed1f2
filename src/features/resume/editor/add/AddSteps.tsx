import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { completenessOf } from '../../../../entities/resume/completeness.ts'
import type { Section } from '../../../../entities/resume/section-names.ts'
import { type Step, stepNames } from '../../../../entities/resume/step-names.ts'
import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { steadyPress } from '../../../../ui/button/steady-press.ts'
import { useLedFocus } from '../../../../ui/focus/useLedFocus.ts'
import { CheckCircleIcon } from '../../../../ui/icons/controls.tsx'
import { Announcer } from '../announcing/Announcer.tsx'
import { Pill } from '../bar/Pill.tsx'
import { AskedProvider } from '../form/asked.ts'
import { Deletions } from '../notes/Deletions.tsx'
import { DraftNote } from '../notes/DraftNote.tsx'
import { type Place, placeOf } from '../place.ts'
import { SectionPane } from '../SectionPane.tsx'
import { lackingPlace, wrongKeys } from '../section-state.ts'
import { checkTexts, isBegun, sectionOf } from '../sections.ts'
import { useWrongField } from '../useWrongField.ts'
import * as css from './AddSteps.css.ts'
import { StepTabs } from './StepTabs.tsx'
import { sectionsOf, stepLabels, stepOf, stepState } from './step-looks.ts'

export interface AddStepsProps {
  readonly desk: ResumeDesk
  readonly content: ResumeContent
  readonly step: Step
  /** Id of the entry that is open; '' for none. */
  readonly entry: string
  /** Where somebody who is done goes on. */
  readonly onward: ReactNode
  /** @param entry that is open in it */
  onStep(step: Step, entry?: string): void
  onOpen(id: string): void
  /** To a section of the whole resume. */
  onEdit(section: Section, entry?: string): void
  onPreview(): void
}

/** The resume step by step: whatever has nothing to say yet can wait. */
export function AddSteps({ desk, content, step, entry, onward, onStep, onOpen, onEdit, onPreview }: AddStepsProps) {
  const at = stepNames.indexOf(step)
  const sections = sectionsOf[step]
  const next = stepNames[at + 1]
  const before = stepNames[at - 1]
  const isNameless = content.basic.name.trim() === ''
  const isBlank = sections.every((section) => !isBegun(section, content))
  const page = useRef<HTMLDivElement>(null)
  const heading = useLedFocus<HTMLHeadingElement>()
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    page.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [step])
  // After the heading has the focus of a new step.
  const toWrong = useWrongField(page)
  /** Where somebody wanted to go on without what it cannot do without. */
  const [asked, ask] = useState<Step | null>(null)
  const onStuck = ({ section, entry: stuck }: Place) => {
    const there = stepOf(section)
    if (!there) return onEdit(section, stuck)
    if (there !== step || stuck !== entry) onStep(there, stuck)
    toWrong()
  }
  /** Whoever has no such thing yet can leave it for later by a button of its own. */
  const lackingIn = (one: Step, now: ResumeContent): Place | null => {
    const [begun] = sections.flatMap((section) => lackingPlace(section, now) ?? [])
    if (begun || sections.some((section) => isBegun(section, now))) return begun ?? null
    if (one === 'basic' || one === 'intention') return { section: one, entry: '' }
    return one === 'education' ? { section: one, entry: now.education[0]?.id ?? desk.add('education') } : null
  }
  const goOn = (to: Step) => {
    // As it is now: what is drawn may be behind.
    const now = desk.content() ?? content
    const [wrong] = sections.flatMap((section) => wrongKeys(section, now, desk.today))
    if (wrong) return onStuck(placeOf(wrong, now, desk.today))
    const lacking = lackingIn(step, now)
    if (lacking) {
      ask(step)
      return onStuck(lacking)
    }
    onStep(to)
  }
  return (
    <Announcer>
      <div ref={page} className={css.page} {...steadyPress}>
        <div className={css.top}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {m.resume_editor_add_title()}
          </h1>
          <Pill desk={desk} onPlace={onStuck} />
        </div>
        <div className={css.steps}>
          <StepTabs current={step} stateOf={(one) => stepState(one, content, desk.today)} onStep={onStep} />
        </div>
        <p className={css.step}>
          {m.resume_editor_step_of({ number: at + 1, count: stepNames.length, step: stepLabels[step]() })}
        </p>
        <DraftNote desk={desk} />
        <AskedProvider value={asked === step}>
          {sections.map((section) => (
            <SectionPane key={section} desk={desk} content={content} section={section} open={entry} onOpen={onOpen} />
          ))}
        </AskedProvider>
        {step === 'done' &&
          (isNameless ? (
            <Nameless onBegin={() => onStep('basic')} />
          ) : (
            <Done content={content} onward={onward} onEdit={onEdit} onPreview={onPreview} />
          ))}
        <div className={css.foot}>
          {before && (
            <Button kind="secondary" size="lg" onClick={() => onStep(before)}>
              {m.resume_editor_step_before()}
            </Button>
          )}
          {next && (
            <span className={css.on}>
              {(isBlank || asked === step) && step !== 'basic' && (
                <Button kind="ghost" size="lg" onClick={() => onStep(next)}>
                  {m.resume_editor_later()}
                </Button>
              )}
              <Button size="lg" onClick={() => goOn(next)}>
                {m.resume_editor_step_next()}
              </Button>
            </span>
          )}
        </div>
      </div>
      <Deletions desk={desk} />
    </Announcer>
  )
}

/** There is no resume without a name. */
function Nameless({ onBegin }: { onBegin(): void }) {
  return (
    <section className={css.done} aria-labelledby="resume-done">
      <h2 id="resume-done" tabIndex={-1} className={css.doneTitle}>
        {m.resume_editor_nameless_title()}
      </h2>
      <p className={css.doneText}>{m.resume_editor_nameless_text()}</p>
      <div className={css.ways}>
        <Button size="lg" onClick={onBegin}>
          {m.resume_editor_nameless_begin()}
        </Button>
      </div>
    </section>
  )
}

/** How far it is, and the ways on. */
function Done({
  content,
  onward,
  onEdit,
  onPreview,
}: Pick<AddStepsProps, 'content' | 'onward' | 'onEdit' | 'onPreview'>) {
  const { percent, open } = completenessOf(content)
  return (
    <section className={css.done} aria-labelledby="resume-done">
      <CheckCircleIcon size={40} className={css.doneIcon} />
      <h2 id="resume-done" tabIndex={-1} className={css.doneTitle}>
        {m.resume_editor_done_title({ percent })}
      </h2>
      {open.length > 0 && (
        <>
          <p className={css.doneText}>{m.resume_editor_done_text()}</p>
          <ul className={css.open}>
            {open.slice(0, 4).map((check) => (
              <li key={check}>
                <Button kind="link" onClick={() => onEdit(sectionOf[check])}>
                  {checkTexts[check]()}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={css.ways}>
        <Button kind="secondary" size="lg" onClick={() => onEdit('basic')}>
          {m.resume_editor_whole()}
        </Button>
        <Button kind="secondary" size="lg" onClick={onPreview}>
          {m.resume_editor_preview()}
        </Button>
        {onward}
      </div>
    </section>
  )
}
