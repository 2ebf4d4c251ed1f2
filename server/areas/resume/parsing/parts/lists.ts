import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { headingOf, type SectionKind } from '../headings.ts'
import type { Piece } from '../piece.ts'
import type { Section } from '../sections.ts'
import { isSoftware } from '../software.ts'
import { AWARD, awardOf, CERTIFICATE, certificateOf, dated } from './honours.ts'
import { CERTIFICATE_OF_LANGUAGE, languageOf, SPOKEN } from './languages.ts'
import { itemsOf } from './list-items.ts'
import { LEVEL_BEHIND, LEVEL_LEAD, skillOf } from './skills.ts'

export interface Lists {
  readonly skills: ParsedResume['skills']
  readonly languages: ParsedResume['languages']
  readonly certificates: ParsedResume['certificates']
  readonly awards: ParsedResume['awards']
}

/** Products whose names are written in capitals, as those of certificates are. */
const CAPITALS =
  /^(?:C|R|CAD|MATLAB|SPSS|SAS|ANSYS|ABAQUS|CATIA|UG|NX|SQL|HTML5?|CSS3?|PHP|PLC|PS|PR|AE|AI|PPT|WPS|EDA|FPGA|VBA|STATA|GIS|BIM|SAP)$/
const isProduct = (plain: string): boolean => CAPITALS.test(plain) || /^[A-Z][\w+#./-]*[a-z+#][\w+#./-]*$/.test(plain)

/** Names of what holds skills beside certificates. */
const WITH_SKILLS = /技能|能力|特长|专长|软件|skills|software|tools/i

interface Sort {
  readonly kind: 'award' | 'certificate' | 'skill'
  /** Whether its words say so, or what it stands under. */
  readonly isSaid: boolean
}
const said = (kind: Sort['kind']): Sort => ({ kind, isSaid: true })

/** What an item of a list is; the section decides where no word does. */
function sortOf({ plain }: Piece, kind: SectionKind, under: string, isGrouped: boolean): Sort {
  const isCertificate = CERTIFICATE.test(plain)
  const isAward = AWARD.test(plain)
  const isLeveled = LEVEL_LEAD.test(plain) || LEVEL_BEHIND.test(plain)
  if (kind === 'skills')
    return said(isCertificate && !LEVEL_LEAD.test(plain) ? 'certificate' : isAward ? 'award' : 'skill')
  if (kind === 'awards') return said(isCertificate && !isAward ? 'certificate' : 'award')
  if (isAward && !isCertificate) return said('award')
  if (isCertificate) return said('certificate')
  if (isLeveled || isGrouped || isSoftware(plain)) return said('skill')
  if (kind !== 'certificates' || !WITH_SKILLS.test(under)) return said('certificate')
  return { kind: /^[a-z]/i.test(plain) ? 'skill' : 'certificate', isSaid: isProduct(plain) }
}

/** What is told for what it is by nothing but its looks. */
const guessed = (name: Finding, { isSaid }: Sort): Finding =>
  isSaid ? name : { ...name, doubt: name.doubt ?? 'unlabelled' }

/** What some lines list, each told for what it is. */
export function listsOf(sections: readonly Section[]): Lists {
  const lists: Lists = { skills: [], languages: [], certificates: [], awards: [] }
  const items = sections.flatMap(({ kind, heading, lines }) =>
    itemsOf(lines, kind).map((item) => ({ ...item, kind, under: item.group ?? heading?.piece })),
  )
  for (const { piece, group, told, under, kind: own } of items) {
    // A group may be named as a section is.
    const kind = (group && headingOf(group.plain)) || own
    if (kind === 'unknown') continue
    const isTest = CERTIFICATE_OF_LANGUAGE.test(piece.plain)
    const language = kind === 'awards' && !isTest ? null : languageOf(piece)
    const { name, date } = dated(piece)
    const isNamedSo = group !== null && headingOf(group.plain) === 'certificates'
    const sort = sortOf(piece, kind, under?.plain ?? '', group !== null && !isNamedSo)
    if (language && (isTest || kind === 'languages' || piece.plain.length < 16 || SPOKEN.test(piece.plain)))
      lists.languages.push(language)
    else if (sort.kind === 'skill') {
      const skill = skillOf(piece, group)
      lists.skills.push({ ...skill, name: guessed(skill.name, sort) })
    } else if (name && sort.kind === 'award') lists.awards.push(awardOf(name, date, told))
    else if (name) {
      const certificate = certificateOf(name, date)
      lists.certificates.push({ ...certificate, name: guessed(certificate.name, sort) })
    }
  }
  return lists
}
