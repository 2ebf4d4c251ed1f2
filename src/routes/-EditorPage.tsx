import { useNavigate } from '@tanstack/react-router'
import { ResumedDelivery } from '../entities/delivery/ResumedDelivery.tsx'
import { LateAttachments } from '../features/resume/attachments/LateAttachments.tsx'
import { Editor } from '../features/resume/editor/Editor.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { PhotoField } from '../features/resume/photo/PhotoField.tsx'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { addressOf } from '../shared/links/links.ts'
import type { ResumeSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export interface EditorPageProps extends ResumeSearch {
  readonly desk: ResumeDesk
}

/** The resume, with the section and the entry that the address names. */
export function EditorPage({ desk, section = 'basic', entry = '', lacks, apply }: EditorPageProps) {
  const navigate = useNavigate()
  return (
    <ResumePage desk={desk}>
      {(content) => (
        <Editor
          desk={desk}
          content={content}
          section={section}
          entry={entry}
          isLacking={lacks === '1'}
          attachments={<LateAttachments />}
          photo={<PhotoField desk={desk} />}
          onward={apply && <ResumedDelivery positionId={apply} />}
          hrefOf={(name) => addressOf('/resume', { ...FROM_OWN, section: name, apply })}
          onPlace={(place) =>
            void navigate({
              to: '/resume',
              search: { ...FROM_OWN, section: place.section, entry: place.entry || undefined, apply },
              // Back leads to the section before, not through every card that was opened.
              replace: place.section === section,
              resetScroll: false,
            })
          }
          uploadHref={addressOf('/resume_create', { ...FROM_OWN, apply })}
          onPreview={() => void navigate({ to: '/attentdetail', search: { ...FROM_OWN, apply } })}
        />
      )}
    </ResumePage>
  )
}
