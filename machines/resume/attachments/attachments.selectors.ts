import type { SnapshotFrom } from 'xstate'
import type { Attachment } from '../../../contract/calls/resume.ts'
import type { attachmentsMachine } from './attachments.machine.ts'

type Snapshot = SnapshotFrom<typeof attachmentsMachine>

export type AddingView = 'resting' | 'full' | 'validating' | 'sending' | 'failed'
export type DeletingView = 'resting' | 'confirming' | 'removing'
export type AttachmentsView = 'reading' | 'unread' | 'listed'

export const attachmentsView = ({ value }: Snapshot): AttachmentsView => (typeof value === 'object' ? 'listed' : value)

export function addingView({ value }: Snapshot): AddingView {
  if (typeof value !== 'object') return 'resting'
  const { adding } = value.listed
  return typeof adding === 'object' ? adding.choosing : adding
}

export const deletingView = ({ value }: Snapshot): DeletingView =>
  typeof value === 'object' ? value.listed.deleting : 'resting'

/** The attachments that are there: without the one that is being deleted, unless the server would not. */
export function shownAttachments(snapshot: Snapshot): readonly Attachment[] {
  const { list, deleted } = snapshot.context
  if (deletingView(snapshot) !== 'removing') return list
  const undo = snapshot.children.undo?.getSnapshot()
  return undo?.value === 'notRemoved' ? list : list.filter(({ id }) => id !== deleted?.id)
}
