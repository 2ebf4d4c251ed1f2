import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type BasicInfo, resumeLimits } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { Piece, ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { Button, buttonClass } from '../../../../ui/button/Button.tsx'
import { useLedFocus } from '../../../../ui/focus/useLedFocus.ts'
import { EyeIcon } from '../../../../ui/icons/account.tsx'
import { PencilIcon, UploadIcon } from '../../../../ui/icons/pages.tsx'
import { usePiece } from '../usePiece.ts'
import * as css from './Bar.css.ts'

export interface EditorBarProps {
  readonly desk: ResumeDesk
  /** A SavePill. */
  readonly pill: ReactNode
  /** With a preview below it. */
  readonly isWide: boolean
  /** Where a resume is taken from a file. */
  readonly uploadHref: string
  onPreview(): void
}

/** What the resume is called, whether it is saved, and the way on. */
export function EditorBar({ desk, pill, isWide, uploadHref, onPreview }: EditorBarProps) {
  const basic = usePiece(desk, 'basic')
  const heading = useLedFocus<HTMLHeadingElement>()
  return (
    <div className={css.bar}>
      <div className={isWide ? css.wide : css.inside}>
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {basic ? <Title basic={basic} /> : m.resume_title()}
        </h1>
        {pill}
        <div className={css.end}>
          <a className={buttonClass({ kind: 'secondary' })} href={uploadHref}>
            <UploadIcon />
            {m.resume_editor_upload()}
          </a>
          <Button onClick={onPreview}>
            <EyeIcon />
            {m.resume_editor_preview_export()}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The title, written where it stands. */
function Title({ basic }: { readonly basic: Piece }) {
  const content = useSelector(basic, (snapshot) => snapshot.context.content) as BasicInfo
  const isStuck = useSelector(basic, (snapshot) => snapshot.matches('conflict'))
  return (
    <span className={css.title} data-shown={content.title || m.resume_title()}>
      <input
        className={css.titleInput}
        aria-label={m.resume_editor_title()}
        value={content.title}
        size={1}
        maxLength={resumeLimits.title}
        placeholder={m.resume_title()}
        disabled={isStuck}
        autoComplete="off"
        onChange={(event) =>
          basic.send({ type: 'CONTENT.CHANGED', content: { ...content, title: event.target.value } })
        }
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <PencilIcon size={16} />
    </span>
  )
}
