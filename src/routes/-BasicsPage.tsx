import { useNavigate } from '@tanstack/react-router'
import { Basics } from '../features/resume/editor/add/Basics.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { addressOf } from '../shared/links/links.ts'
import { FROM_OWN } from './-search.ts'

export interface BasicsPageProps {
  readonly desk: ResumeDesk
  /** The address that it stays at. */
  readonly at: '/aiResumeBasicInfo' | '/createdBasicInfo'
  readonly entry?: string | undefined
}

/** Who somebody is, to be confirmed; the address names the entry that is open. */
export function BasicsPage({ desk, at, entry = '' }: BasicsPageProps) {
  const navigate = useNavigate()
  return (
    <ResumePage desk={desk}>
      {(content) => (
        <Basics
          desk={desk}
          content={content}
          entry={entry}
          backHref={addressOf('/aiIntelligentfilling')}
          onOpen={(id) =>
            void navigate({ to: at, search: { entry: id || undefined }, replace: true, resetScroll: false })
          }
          onDone={() => void navigate({ to: '/aiResumeDetail', search: FROM_OWN })}
        />
      )}
    </ResumePage>
  )
}
