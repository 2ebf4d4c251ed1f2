import { otherPartNames, type ResumeContent } from '../../../../contract/resume.ts'
import { entryOf, pieceIn } from '../../../../contract/rules/resume-pieces.ts'
import { wrongIn } from '../../../../machines/resume/resume-editor/resume-editor.rules.ts'
import type { PieceKey } from '../../../../machines/resume/resume-editor/resume-editor.types.ts'
import { type Section, sectionNames } from '../../../entities/resume/section-names.ts'
import { listsIn } from './sections.ts'

export interface Place {
  readonly section: Section
  /** Id of the entry that is open; '' for none. */
  readonly entry: string
}

/**
 * Where a piece is edited; of a list, at the first item that is wrong.
 * @param today as 2026-11-20
 */
export function placeOf(key: PieceKey, content: ResumeContent, today: string): Place {
  const entry = entryOf(key)
  if (entry) return { section: entry.kind, entry: entry.id }
  const isPart = otherPartNames.some((part) => part === key)
  const section = isPart
    ? sectionNames.find((name) => name === key || listsIn[name]?.some((list) => list === key))
    : sectionNames.find((name) => name === key)
  const piece = pieceIn(content, key)
  const wrong = wrongIn(key, piece, today).find(({ item }) => item !== undefined)
  const item = wrong?.item === undefined ? undefined : (piece as readonly { readonly id: string }[])[wrong.item]
  return { section: section ?? 'basic', entry: item?.id ?? '' }
}
