import { useNavigate } from '@tanstack/react-router'
import { hrefOf } from '../entities/site/navigation.ts'
import { LateAttachments } from '../features/resume/attachments/LateAttachments.tsx'
import { Editor } from '../features/resume/editor/Editor.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { PhotoField } from '../features/resume/photo/PhotoField.tsx'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import type { ResumeSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export interface EditorPageProps extends ResumeSearch {
  readonly desk: ResumeDesk
}

/** The resume, with the section and the entry that the address names. */
export function EditorPage({ desk, section = 'basic', entry = '', lacks }: EditorPageProps) {
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
          hrefOf={(name) => hrefOf(`/resume?from=3&section=${name}`)}
          onPlace={(place) =>
            void navigate({
              to: '/resume',
              search: { ...FROM_OWN, section: place.section, entry: place.entry || undefined },
              // Back leads to the section before, not through every card that was opened.
              replace: place.section === section,
              resetScroll: false,
            })
          }
          onPreview={() => void navigate({ to: '/attentdetail', search: FROM_OWN })}
        />
      )}
    </ResumePage>
  )
}
