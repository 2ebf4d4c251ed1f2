import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { ResumedDelivery } from '../entities/delivery/ResumedDelivery.tsx'
import type { Step } from '../entities/resume/step-names.ts'
import { hrefOf, routesOf } from '../entities/site/navigation.ts'
import { AddSteps } from '../features/resume/editor/add/AddSteps.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { useActors } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { buttonClass } from '../ui/button/Button.tsx'
import type { AddSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export interface AddPageProps extends AddSearch {
  readonly desk: ResumeDesk
}

/** To the positions of the site, for whoever is done with the resume. */
function ToPositions() {
  const info = useSelector(useActors().site, ({ context }) => context.site)
  return (
    info && (
      <a className={buttonClass({ size: 'lg' })} href={hrefOf(routesOf(info).positions)}>
        {m.resume_editor_to_positions()}
      </a>
    )
  )
}

/** The form step by step; the address names the step and the entry that is open. */
export function AddPage({ desk, step = 'basic', entry = '', apply }: AddPageProps) {
  const navigate = useNavigate()
  const go = (to: Step, open = '') =>
    void navigate({ to: '/resume_add', search: { ...FROM_OWN, step: to, entry: open || undefined, apply } })
  return (
    <ResumePage desk={desk}>
      {(content) => (
        <AddSteps
          desk={desk}
          content={content}
          step={step}
          entry={entry}
          onward={apply ? <ResumedDelivery positionId={apply} size="lg" /> : <ToPositions />}
          onStep={go}
          onOpen={(id) =>
            void navigate({
              to: '/resume_add',
              search: { ...FROM_OWN, step, entry: id || undefined, apply },
              replace: true,
              resetScroll: false,
            })
          }
          onEdit={(section, open = '') =>
            void navigate({ to: '/resume', search: { ...FROM_OWN, section, entry: open || undefined, apply } })
          }
          onPreview={() => void navigate({ to: '/attentdetail', search: { ...FROM_OWN, apply } })}
        />
      )}
    </ResumePage>
  )
}
