import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { hasAiResume, hrefOf } from '../entities/site/navigation.ts'
import { CreateWays } from '../features/resume/create/CreateWays.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { ResumeUpload } from '../features/resume/upload/ResumeUpload.tsx'
import { useActors } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { FROM_OWN } from './-search.ts'

export interface CreatePageProps {
  readonly desk: ResumeDesk
  readonly step: 'start' | 'review'
}

/** Where a resume begins. */
export function CreatePage({ desk, step }: CreatePageProps) {
  const { site, enter } = useActors()
  const hasAi = useSelector(site, ({ context }) => context.site !== null && hasAiResume(context.site))
  const navigate = useNavigate()
  const toEdit = useCallback(() => void navigate({ to: '/resume', search: FROM_OWN }), [navigate])
  return (
    <ResumeUpload step={step} fillInHref={hrefOf('/resume?from=3')} onSaved={toEdit}>
      {(upload) => (
        <ResumePage desk={desk}>
          {(content) => (
            <CreateWays
              desk={desk}
              content={content}
              hasAi={hasAi}
              upload={upload}
              onBlank={() => void navigate({ to: '/resume_add', search: FROM_OWN })}
              onConversation={() => enter('aiWriting')}
              onGoOn={() =>
                void navigate(
                  content.basic.name.trim() === ''
                    ? { to: '/resume_add', search: FROM_OWN }
                    : { to: '/resume', search: FROM_OWN },
                )
              }
            />
          )}
        </ResumePage>
      )}
    </ResumeUpload>
  )
}
