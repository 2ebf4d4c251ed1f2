import type { ResumeContent } from '../../../../contract/resume.ts'
import { pieceIn } from '../../../../contract/rules/resume-pieces.ts'
import { kindOf, wrongIn } from '../../../../machines/resume/resume-editor/resume-editor.rules.ts'
import type { PieceKey } from '../../../../machines/resume/resume-editor/resume-editor.types.ts'
import { isBlank } from '../../../entities/resume/blank.ts'
import type { Section } from '../../../entities/resume/section-names.ts'
import type { Place } from './place.ts'
import { isBegun, listsIn } from './sections.ts'
import { type FormName, specs } from './specs.ts'

/** How a section stands: `lacking` has fields to fill in that it cannot do without. */
export type SectionState = 'empty' | 'wrong' | 'lacking' | 'done'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === ''

const lacks = (form: FormName, values: Values) =>
  specs[form].some(({ isRequired, name }) => isRequired && isEmpty(values[name]))

/** Pieces that are edited in a section. */
function piecesIn(section: Section, content: ResumeContent): readonly PieceKey[] {
  const lists = listsIn[section]
  if (!lists) return section === 'attachments' ? [] : [section as PieceKey]
  return lists.flatMap((list): readonly PieceKey[] =>
    list === 'education' || list === 'work' || list === 'project'
      ? content[list].map(({ id }): PieceKey => `${list}/${id}`)
      : [list],
  )
}

function lacksAny(key: PieceKey, piece: unknown): boolean {
  const form = (kindOf(key) ?? key) as FormName | 'summary'
  if (form === 'summary') return false
  return Array.isArray(piece) ? piece.some((item) => lacks(form, item)) : lacks(form, piece as Values)
}

/** The first place in a section that is begun and lacks a field that it cannot do without; null for none. */
export function lackingPlace(section: Section, content: ResumeContent): Place | null {
  if (!isBegun(section, content)) return null
  for (const list of listsIn[section] ?? []) {
    const items: readonly { readonly id: string }[] = content[list]
    const found = items.find((item) => !isBlank(list, item) && lacks(list, item as unknown as Values))
    if (found) return { section, entry: found.id }
  }
  const isForm = section === 'basic' || section === 'intention'
  return isForm && lacks(section, content[section]) ? { section, entry: '' } : null
}

/** Pieces of a section that our rules refuse, in the order in which they are drawn. @param today as 2026-11-20 */
export const wrongKeys = (section: Section, content: ResumeContent, today: string): readonly PieceKey[] =>
  piecesIn(section, content).filter((key) => wrongIn(key, pieceIn(content, key), today).length > 0)

/** @param today as 2026-11-20 */
export function sectionState(section: Section, content: ResumeContent, today: string): SectionState {
  if (wrongKeys(section, content, today).length > 0) return 'wrong'
  if (!isBegun(section, content)) return 'empty'
  return piecesIn(section, content).some((key) => lacksAny(key, pieceIn(content, key))) ? 'lacking' : 'done'
}
