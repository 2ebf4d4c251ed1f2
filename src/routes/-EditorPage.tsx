import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { queryClient } from '../api/query-client.ts'
import { modelLinesQuery } from '../api/rewriting.ts'
import { ResumedDelivery } from '../entities/delivery/ResumedDelivery.tsx'
import { BackToDiagnosis } from '../entities/resume/BackToDiagnosis.tsx'
import { ofModel } from '../entities/resume/model-lines.ts'
import { LateAttachments } from '../features/resume/attachments/LateAttachments.tsx'
import { DiagnosisBadge } from '../features/resume/editor/bar/DiagnosisBadge.tsx'
import { Editor } from '../features/resume/editor/Editor.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { PhotoField } from '../features/resume/photo/PhotoField.tsx'
import { Rewriting } from '../features/resume/suggestion/rewriting.ts'
import { useActors } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { addressOf } from '../shared/links/links.ts'
import type { ResumeSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'
import { studentIn } from './-student.ts'
import { useHasAi } from './-useHasAi.ts'

const ofNone = ofModel([])

export interface EditorPageProps extends ResumeSearch {
  readonly desk: ResumeDesk
  /** The address that it stays at. */
  readonly at?: '/resume' | '/aiResumeDetail'
}

/** The resume, with the section and the entry that the address names. */
export function EditorPage(props: EditorPageProps) {
  const {
    desk,
    at = '/resume',
    section = 'basic',
    entry = '',
    lacks,
    apply,
    field = '',
    line = -1,
    diagnosis,
    finding,
  } = props
  const navigate = useNavigate()
  const { session, flows } = useActors()
  const userId = useSelector(session, studentIn)
  const hasAi = useHasAi()
  const { data: isOfModel = ofNone } = useQuery(
    { ...modelLinesQuery(userId ?? ''), enabled: hasAi && Boolean(userId), select: ofModel },
    queryClient,
  )
  const rewriter = useMemo(() => (hasAi ? { load: flows.suggestion, isOfModel } : null), [hasAi, flows, isOfModel])
  const kept = { ...FROM_OWN, apply, diagnosis, finding }
  return (
    <ResumePage desk={desk}>
      {(content) => (
        <Rewriting value={rewriter}>
          <Editor
            desk={desk}
            content={content}
            section={section}
            entry={entry}
            isLacking={lacks === '1'}
            attachments={<LateAttachments />}
            photo={<PhotoField desk={desk} />}
            onward={
              diagnosis ? (
                <BackToDiagnosis id={diagnosis} finding={finding} />
              ) : apply ? (
                <ResumedDelivery positionId={apply} />
              ) : (
                userId && hasAi && <DiagnosisBadge userId={userId} />
              )
            }
            sought={finding === undefined ? null : { field, line }}
            hrefOf={(name) => addressOf(at, { ...kept, section: name })}
            onPlace={(place) =>
              void navigate({
                to: at,
                search: { ...kept, section: place.section, entry: place.entry || undefined },
                // Back leads to the section before, not through every card that was opened.
                replace: place.section === section,
                resetScroll: false,
              })
            }
            uploadHref={addressOf('/resume_create', { ...FROM_OWN, apply })}
            onPreview={() => void navigate({ to: '/attentdetail', search: { ...FROM_OWN, apply } })}
          />
        </Rewriting>
      )}
    </ResumePage>
  )
}
