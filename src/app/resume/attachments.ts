import { CallFailure } from '../../../contract/failures.ts'
import { provideUndo } from '../../../machines/kit/undo/undo.ports.ts'
import { provideAttachments } from '../../../machines/resume/attachments/attachments.ports.ts'
import { queryClient } from '../../api/query-client.ts'
import { getResume } from '../../api/resume.ts'
import { attachmentAddress, deleteAttachment, uploadResume } from '../../api/resume-files.ts'
import type { AttachmentsFlow } from '../../shared/actors/actors.ts'
import { session } from '../actors.ts'
import { fileOf, report } from './chosen-file.ts'
import { readKind } from './file-kind.ts'

const refresh = () => void queryClient.invalidateQueries({ queryKey: ['student', 'record'] })

const undo = provideUndo({
  async remove({ id }) {
    await deleteAttachment({ id })
    refresh()
  },
  async restore({ id }) {
    await deleteAttachment({ id, undo: '1' })
    refresh()
  },
  // The list of attachments hides and shows by itself.
  hide() {},
  show() {},
})

const logic = provideAttachments({
  async read(signal) {
    const { resume } = await getResume({ user_id: session.getSnapshot().context.userId }, signal)
    if (!resume) throw new CallFailure({ kind: 'malformed' })
    return resume.attachments
  },
  async inspect(file) {
    const kind = await readKind(fileOf(file))
    return kind === 'pdf' || kind === 'docx' ? 'document' : 'other'
  },
  upload: (file, tell) =>
    report(
      async (watching) => {
        const { attachment } = await uploadResume({ purpose: 'attachment' }, fileOf(file), watching)
        if (!attachment) throw new CallFailure({ kind: 'malformed' })
        refresh()
        return attachment
      },
      (attachment) => ({ type: 'UPLOAD.DONE' as const, attachment }),
      tell,
    ),
  undo,
})

/** The student's files, with their effects. */
export const attachments: AttachmentsFlow = { logic, addressOf: attachmentAddress }
