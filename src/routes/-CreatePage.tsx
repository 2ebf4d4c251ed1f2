import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { CreateWays } from '../features/resume/create/CreateWays.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { ResumeUpload } from '../features/resume/upload/ResumeUpload.tsx'
import { useActors } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { addressOf } from '../shared/links/links.ts'
import type { CreateSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'
import { useHasAi } from './-useHasAi.ts'

export interface CreatePageProps extends CreateSearch {
  readonly desk: ResumeDesk
}

/** Where a resume begins. */
export function CreatePage({ desk, step, apply }: CreatePageProps) {
  const { enter } = useActors()
  const hasAi = useHasAi()
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
