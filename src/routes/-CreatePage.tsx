import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { hasAiResume } from '../entities/site/navigation.ts'
import { CreateWays } from '../features/resume/create/CreateWays.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { ResumeUpload } from '../features/resume/upload/ResumeUpload.tsx'
import { useActors } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { addressOf } from '../shared/links/links.ts'
import type { CreateSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export interface CreatePageProps extends CreateSearch {
  readonly desk: ResumeDesk
}

/** Where a resume begins. */
export function CreatePage({ desk, step, apply }: CreatePageProps) {
  const { site, enter } = useActors()
  const hasAi = useSelector(site, ({ context }) => context.site !== null && hasAiResume(context.site))
  const navigate = useNavigate()
  const own = useMemo(() => ({ ...FROM_OWN, apply }), [apply])
  const toEdit = useCallback(() => void navigate({ to: '/resume', search: own }), [navigate, own])
  return (
    <ResumeUpload step={step ?? 'start'} fillInHref={addressOf('/resume', own)} onSaved={toEdit}>
      {(upload) => (
        <ResumePage desk={desk}>
          {(content) => (
            <CreateWays
              desk={desk}
              content={content}
              hasAi={hasAi}
              upload={upload}
              onBlank={() => void navigate({ to: '/resume_add', search: own })}
              onConversation={() => enter('aiWriting')}
              onGoOn={() =>
                void navigate(
                  content.basic.name.trim() === ''
                    ? { to: '/resume_add', search: own }
                    : { to: '/resume', search: own },
                )
              }
            />
          )}
        </ResumePage>
      )}
    </ResumeUpload>
  )
}
