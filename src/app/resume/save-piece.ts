import type { EntryKind, SectionName } from '../../../contract/resume.ts'
import type { Change } from '../../../machines/resume-editor/resume-editor.types.ts'
import * as calls from '../../api/resume.ts'

const entryCalls = {
  education: calls.saveEducation,
  work: calls.saveWork,
  project: calls.saveProject,
} satisfies Record<EntryKind, unknown>

const sectionCalls = { basic: calls.saveBasicInfo, wish: calls.saveWish, intention: calls.savePositionIntention }

/** Saves a section or an entry on the version that it was made on; rejects with a CallFailure. */
export async function savePiece(userId: string, { key, content, version }: Change): Promise<void> {
  const base = { user_id: userId, version: String(version) }
  const [name, id] = key.split('/') as [SectionName | EntryKind, string?]
  if (id !== undefined) await entryCalls[name as EntryKind]({ ...base, entry: content as never })
  else if (name === 'basic' || name === 'wish' || name === 'intention') {
    await sectionCalls[name]({ ...base, content: content as never })
  } else await calls.saveOther({ ...base, part: name, content } as never)
}
