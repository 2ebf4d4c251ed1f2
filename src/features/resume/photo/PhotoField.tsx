import { useState } from 'react'
import type { BasicInfo } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { attachmentAddress } from '../../../api/resume-files.ts'
import type { Piece, ResumeDesk } from '../../../shared/actors/resume-desk.ts'
import { LatePane } from '../../../shared/late/LatePane.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { UserIcon } from '../../../ui/icons/account.tsx'
import { lateCode } from '../../../ui/late-code.ts'
import { usePiece, usePieceContent } from '../editor/usePiece.ts'
import * as css from './PhotoField.css.ts'

const dialog = lateCode(() => import('./PhotoDialog.tsx'))

function Shown({ piece }: { readonly piece: Piece }) {
  usePreferences()
  const basic = usePieceContent(piece) as BasicInfo
  const [isOpen, setOpen] = useState(false)
  const close = (photo: string | null) => {
    setOpen(false)
    if (photo !== null) piece.send({ type: 'CONTENT.CHANGED', content: { ...basic, photo } })
  }
  return (
    <div className={css.field}>
      <span className={css.frame}>
        {basic.photo === '' ? (
          <UserIcon size={32} />
        ) : (
          <img src={attachmentAddress(basic.photo)} alt={m.resume_upload_photo_title()} className={css.photo} />
        )}
      </span>
      <div>
        <Button kind="secondary" size="sm" onClick={() => setOpen(true)}>
          {basic.photo === '' ? m.resume_upload_photo_choose() : m.resume_upload_photo_other()}
        </Button>
        <p className={css.hint}>{m.resume_upload_photo_hint()}</p>
      </div>
      {isOpen && <LatePane code={dialog} props={{ hasPhoto: basic.photo !== '', onClose: close }} />}
    </div>
  )
}

/** The photo of the basic info, and the way to another. */
export function PhotoField({ desk }: { readonly desk: ResumeDesk }) {
  const piece = usePiece(desk, 'basic')
  return piece ? <Shown piece={piece} /> : null
}
