import * as m from '../../../../../messages/compiled/messages.js'
import { type Step, stepNames } from '../../../../entities/resume/step-names.ts'
import { CheckIcon } from '../../../../ui/icons/account.tsx'
import { AlertIcon } from '../../../../ui/icons/shell.tsx'
import { unseen } from '../../../../ui/reset.css.ts'
import type { SectionState } from '../section-state.ts'
import * as css from './StepTabs.css.ts'
import { stepLabels } from './step-looks.ts'

export interface StepTabsProps {
  readonly current: Step
  stateOf(step: Step): SectionState
  onStep(step: Step): void
}

/** The steps with how each stands; any of them can be gone to. */
export function StepTabs({ current, stateOf, onStep }: StepTabsProps) {
  return (
    <ol className={css.steps} aria-label={m.resume_editor_steps()}>
      {stepNames.map((step, at) => {
        const state = stateOf(step)
        const said =
          state === 'wrong' ? m.resume_editor_mark_wrong() : state === 'done' ? m.resume_editor_mark_done() : ''
        return (
          <li key={step} className={css.step} aria-current={step === current ? 'step' : undefined}>
            <button type="button" className={css.link} data-state={state} onClick={() => onStep(step)}>
              <span className={css.mark} aria-hidden="true">
                {state === 'wrong' ? <AlertIcon size={14} /> : state === 'done' ? <CheckIcon size={14} /> : at + 1}
              </span>
              {stepLabels[step]()}
              {said !== '' && <span className={unseen}>{said}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
