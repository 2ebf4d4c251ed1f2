import type { ParsedResume } from '../../../../contract/parsed-resume.ts'
import { headingOf, type SectionKind } from '../headings.ts'
import type { Line } from '../lines.ts'
import type { Piece } from '../piece.ts'
import { AWARD, awardOf, CERTIFICATE, certificateOf, dated } from './honours.ts'
import { CERTIFICATE_OF_LANGUAGE, languageOf, SPOKEN } from './languages.ts'
import { itemsOf } from './list-items.ts'
import { LEVEL_LEAD, skillOf } from './skills.ts'

export interface Lists {
  readonly skills: ParsedResume['skills']
  readonly languages: ParsedResume['languages']
  readonly certificates: ParsedResume['certificates']
  readonly awards: ParsedResume['awards']
}

/** What an item of a list is; the section decides where no word does. */
function sortOf({ plain }: Piece, kind: SectionKind, isGrouped: boolean): 'award' | 'certificate' | 'skill' {
  const isCertificate = CERTIFICATE.test(plain)
  const isAward = AWARD.test(plain)
  if (kind === 'skills') return isCertificate && !LEVEL_LEAD.test(plain) ? 'certificate' : isAward ? 'award' : 'skill'
  if (kind === 'awards') return isCertificate && !isAward ? 'certificate' : 'award'
  if (isAward && !isCertificate) return 'award'
  if (!isCertificate && LEVEL_LEAD.test(plain)) return 'skill'
  return isGrouped && !isCertificate ? 'skill' : 'certificate'
}

/** What some lines list, each told for what it is. */
export function listsOf(sections: readonly { readonly kind: SectionKind; readonly lines: readonly Line[] }[]): Lists {
  const lists: Lists = { skills: [], languages: [], certificates: [], awards: [] }
  const items = sections.flatMap(({ kind, lines }) => itemsOf(lines, kind).map((item) => ({ ...item, kind })))
  for (const { piece, group, told, kind: own } of items) {
    // A group may be named as a section is.
    const kind = (group && headingOf(group.plain)) || own
    if (kind === 'unknown') continue
    const isTest = CERTIFICATE_OF_LANGUAGE.test(piece.plain)
    const language = kind === 'awards' && !isTest ? null : languageOf(piece)
    const { name, date } = dated(piece)
    const isNamedSo = group !== null && headingOf(group.plain) === 'certificates'
    const sort = sortOf(piece, kind, group !== null && !isNamedSo)
    if (language && (isTest || kind === 'languages' || piece.plain.length < 16 || SPOKEN.test(piece.plain)))
      lists.languages.push(language)
    else if (sort === 'skill') lists.skills.push(skillOf(piece, group))
    else if (name && sort === 'award') lists.awards.push(awardOf(name, date, told))
    else if (name) lists.certificates.push(certificateOf(name, date))
  }
  return lists
}
