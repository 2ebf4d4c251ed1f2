import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Attachment } from '../../../../contract/calls/resume.ts'
import type { attachmentsMachine } from '../../../../machines/resume/attachments/attachments.machine.ts'
import {
  type AddingView,
  type AttachmentsView,
  addingView,
  attachmentsView,
  deletingView,
  shownAttachments,
} from '../../../../machines/resume/attachments/attachments.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { fileSize } from '../../../entities/resume/file-size.ts'
import { dayOf, monthText } from '../../../entities/resume/month-typing.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { BinIcon, PlusIcon } from '../../../ui/icons/pages.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { ChooseFile, DropZone } from '../upload/ChooseFile.tsx'
import { Progress } from '../upload/Progress.tsx'
import { failureWords } from '../upload/problems.ts'
import * as css from './Attachments.css.ts'
import { UndoBar } from './UndoBar.tsx'

export type AttachmentsActor = ActorRefFrom<typeof attachmentsMachine>

const ACCEPT = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const AttachmentsLoading = () => (
  <div role="status" aria-label={m.resume_upload_attachments_loading()} className={css.list}>
    <Skeleton height="48px" />
    <Skeleton height="48px" />
  </div>
)

interface StateProps {
  readonly actor: AttachmentsActor
}

function Unread({ actor }: StateProps) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <div role="alert" className={css.note}>
      <p className={css.noteTitle}>{m.resume_upload_attachments_failed()}</p>
      {failure && <p>{causeText(failure)}</p>}
      <Button size="sm" kind="secondary" onClick={() => actor.send({ type: 'RETRIED' })}>
        {m.resume_upload_retry()}
      </Button>
    </div>
  )
}

interface RowProps extends StateProps {
  readonly attachment: Attachment
  readonly address: string
  readonly canDelete: boolean
}

function AttachmentRow({ actor, attachment: { id, name, size, created_at }, address, canDelete }: RowProps) {
  const date = monthText(dayOf(new Date(created_at)))
  return (
    <li className={css.row}>
      <DocumentIcon />
      <a className={css.name} href={address} download={name} aria-label={m.resume_upload_attachment_download({ name })}>
        {name}
      </a>
      <span className={css.fact}>{m.resume_upload_attachment_fact({ size: fileSize(size), date })}</span>
      <Button
        kind="ghost"
        size="sm"
        square
        disabled={!canDelete}
        aria-label={m.resume_upload_attachment_delete({ name })}
        onClick={() => actor.send({ type: 'DELETION.ASKED', id })}
      >
        <BinIcon size={16} />
      </Button>
    </li>
  )
}

function Resting({ actor }: StateProps) {
  return (
    <ChooseFile
      accept={ACCEPT}
      kind="secondary"
      size="sm"
      onChosen={(file) => actor.send({ type: 'FILE.CHOSEN', file })}
    >
      <PlusIcon size={16} />
      {m.resume_upload_attachments_add()}
    </ChooseFile>
  )
}

function Full({ actor }: StateProps) {
  return (
    <div role="alert" className={css.note}>
      <p className={css.noteTitle}>{m.resume_upload_attachments_full()}</p>
      <p>{m.resume_upload_attachments_full_hint()}</p>
      <Button size="sm" kind="secondary" onClick={() => actor.send({ type: 'DISMISSED' })}>
        {m.resume_upload_dismiss()}
      </Button>
    </div>
  )
}

function Sending({ actor }: StateProps) {
  const snapshot = useSelector(actor, (one) => one)
  const { file, share } = snapshot.context
  const name = file?.name ?? ''
  const isChecked = addingView(snapshot) === 'sending'
  const label = isChecked ? m.resume_upload_uploading({ name }) : m.resume_upload_attachments_checking({ name })
  return (
    <div className={css.sending}>
      <p role="status">{label}</p>
      <Progress label={label} value={Math.round(share * 100)} max={100} />
      <Button size="sm" kind="secondary" onClick={() => actor.send({ type: 'CANCELLED' })}>
        {m.resume_upload_cancel()}
      </Button>
    </div>
  )
}

function Failed({ actor }: StateProps) {
  const snapshot = useSelector(actor, (one) => one)
  const { failure, file } = snapshot.context
  const { title, hint } = failureWords(failure, 'document')
  return (
    <div role="alert" className={css.note}>
      <p className={css.noteTitle}>{title}</p>
      {file && <p className={css.noteName}>{file.name}</p>}
      <p>{hint}</p>
      <div className={css.acts}>
        {snapshot.can({ type: 'RETRIED' }) && (
          <Button size="sm" onClick={() => actor.send({ type: 'RETRIED' })}>
            {m.resume_upload_retry()}
          </Button>
        )}
        <Button size="sm" kind="secondary" onClick={() => actor.send({ type: 'DISMISSED' })}>
          {m.resume_upload_dismiss()}
        </Button>
      </div>
    </div>
  )
}

const addings = {
  resting: Resting,
  full: Full,
  validating: Sending,
  sending: Sending,
  failed: Failed,
} satisfies Record<AddingView, (props: StateProps) => ReactNode>

export interface AttachmentsProps extends StateProps {
  addressOf(id: string): string
}

function Listed({ actor, addressOf }: AttachmentsProps) {
  const snapshot = useSelector(actor, (one) => one)
  const { undo } = snapshot.children
  // Of a deletion under way: the list says at once that it is gone.
  const standing = useSelector(undo, (one) => one?.value)
  const shown = shownAttachments(snapshot)
  const deleting = deletingView(snapshot)
  const adding = addingView(snapshot)
  const Adding = addings[adding]
  const place = useKeptFocus<HTMLDivElement>([adding, deleting, standing].join(' '))
  return (
    <DropZone className={css.list} onDropped={(file) => actor.send({ type: 'FILE.CHOSEN', file })}>
      {shown.length === 0 ? (
        deleting !== 'removing' && <p className={css.hint}>{m.resume_upload_attachments_none()}</p>
      ) : (
        <ul>
          {shown.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              actor={actor}
              attachment={attachment}
              address={addressOf(attachment.id)}
              canDelete={deleting === 'resting'}
            />
          ))}
        </ul>
      )}
      <div ref={place} className={css.acting} tabIndex={-1}>
        {undo && deleting === 'removing' && <UndoBar actor={undo} />}
        <Adding actor={actor} />
        {(adding === 'failed' || adding === 'full') && <Resting actor={actor} />}
      </div>
      <p className={css.hint}>{m.resume_upload_attachments_hint()}</p>
      <ConfirmDialog
        open={deleting === 'confirming'}
        kind="danger"
        icon={<BinIcon size={24} />}
        title={m.resume_upload_attachment_delete_title()}
        description={m.resume_upload_attachment_delete_text({ name: snapshot.context.deleted?.title ?? '' })}
        confirmLabel={m.resume_upload_attachment_delete_confirm()}
        cancelLabel={m.resume_upload_cancel()}
        onConfirm={() => actor.send({ type: 'DELETION.CONFIRMED' })}
        onCancel={() => actor.send({ type: 'DELETION.CANCELLED' })}
      />
    </DropZone>
  )
}

const views = {
  reading: AttachmentsLoading,
  unread: Unread,
  listed: Listed,
} satisfies Record<AttachmentsView, (props: AttachmentsProps) => ReactNode>

/** The student's files: to add, download, delete and have back (RES-6). */
export function Attachments(props: AttachmentsProps) {
  usePreferences()
  const View = views[useSelector(props.actor, attachmentsView)]
  return <View {...props} />
}
