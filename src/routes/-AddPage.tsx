import { useNavigate } from '@tanstack/react-router'
import type { Step } from '../entities/resume/step-names.ts'
import { AddSteps } from '../features/resume/editor/add/AddSteps.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import type { AddSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export interface AddPageProps extends AddSearch {
  readonly desk: ResumeDesk
}

/** The form step by step; the address names the step and the entry that is open. */
export function AddPage({ desk, step = 'basic', entry = '' }: AddPageProps) {
  const navigate = useNavigate()
  const go = (to: Step, open = '') =>
    void navigate({ to: '/resume_add', search: { ...FROM_OWN, step: to, entry: open || undefined } })
  return (
    <ResumePage desk={desk}>
      {(content) => (
        <AddSteps
          desk={desk}
          content={content}
          step={step}
          entry={entry}
          onStep={go}
          onOpen={(id) =>
            void navigate({
              to: '/resume_add',
              search: { ...FROM_OWN, step, entry: id || undefined },
              replace: true,
              resetScroll: false,
            })
          }
          onEdit={(section, open = '') =>
            void navigate({ to: '/resume', search: { ...FROM_OWN, section, entry: open || undefined } })
          }
          onPreview={() => void navigate({ to: '/attentdetail', search: FROM_OWN })}
        />
      )}
    </ResumePage>
  )
}
