import type { Doubt, Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { emptyResume, type Layout, type ResumeContent, skillLevels } from '../../../contract/resume.ts'
import {
  basicFields,
  entryRows,
  hopeFields,
  isAlike,
  isSameText,
  joined,
  type ListSection,
  listSections,
  wishLists,
} from './fields.ts'
import { type Fields, matchBullets, matchEntries } from './matching.ts'
import type { Match, Part, ReviewSection, Row } from './resume-review.types.ts'
import { groupFindings, groupParts, isGroup, losesNothing, matchOf } from './skills.ts'

/** A found entry: a finding for each field, some more for its bullets. */
type Found = Readonly<Record<string, Finding | readonly Finding[] | undefined>>

const findingOf = (found: Found, field: string): Finding | null => {
  const one = found[field]
  return one && !Array.isArray(one) && (one as Finding).value !== '' ? (one as Finding) : null
}
const bulletsOf = (found: Found): readonly Finding[] => (Array.isArray(found['bullets']) ? found['bullets'] : [])

/** Texts of a found entry. */
const textsOf = (found: Found): Fields =>
  Object.fromEntries(Object.keys(found).map((field) => [field, findingOf(found, field)?.value ?? '']))
const presentTexts = (entry: object): Fields =>
  Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, typeof value === 'string' ? value : '']))

const doubtOf = (findings: readonly Finding[]): Doubt | null => findings.find(({ doubt }) => doubt)?.doubt ?? null

function kindOf(parts: readonly Part[]): Row['kind'] {
  if (parts.every(({ present, found }) => isSameText(present, found))) return 'same'
  return parts.every(({ present, found }) => present === '' || isSameText(present, found)) ? 'new' : 'change'
}

type Head = Pick<Row, 'id' | 'section' | 'entry' | 'name' | 'bullet' | 'isHead'>

function rowOf(head: Head, parts: readonly Part[], findings: readonly Finding[]): Row {
  const kind = kindOf(parts)
  const doubt = kind === 'same' ? null : doubtOf(findings)
  return { ...head, parts, places: findings.flatMap(({ places }) => places), doubt, kind }
}

const single = (section: ReviewSection, field: string) =>
  ({ id: `${section}.${field}`, section, entry: null, name: field, bullet: -1, isHead: false }) as const

function basicRows(parsed: ParsedResume, content: ResumeContent): Row[] {
  return basicFields.flatMap((field) => {
    const found = findingOf(parsed.basic, field)
    if (!found) return []
    return [rowOf(single('basic', field), [{ field, present: content.basic[field], found: found.value }], [found])]
  })
}

/** A list of words that is decided as a whole. */
function wordsRow(
  section: ReviewSection,
  field: string,
  findings: readonly Finding[],
  words: readonly string[],
): Row[] {
  const told = findings.filter(({ value }) => value !== '')
  if (told.length === 0) return []
  const found = told.map(({ value }) => value)
  const row = rowOf(single(section, field), [{ field, present: joined(words), found: joined(found) }], told)
  const isThere = found.every((one) => words.some((word) => isAlike(word, one)))
  return [isThere ? { ...row, kind: 'same', doubt: null } : row]
}

/** As rows have figures: '' where nothing is said. */
const figure = (value: number) => (value === 0 ? '' : String(value))

/** What is hoped for beside the positions: the salary is one decision. */
function hopeRows({ hopes }: ParsedResume, { intention }: ResumeContent): Row[] {
  if (!hopes) return []
  const present: Fields = {
    hope: intention.kind,
    from: intention.from,
    salary_min: figure(intention.salary_min),
    salary_max: figure(intention.salary_max),
  }
  const rows = hopeFields.flatMap((fields): Row[] => {
    const told = fields.filter((field) => hopes[field].value !== '')
    if (told.length === 0) return []
    const parts = told.map((field) => ({ field, present: present[field] ?? '', found: hopes[field].value }))
    const findings = told.map((field) => hopes[field])
    return [rowOf(single('intention', fields[0]), parts, findings)]
  })
  return [...wordsRow('intention', 'cities', hopes.cities, intention.cities), ...rows]
}

function wishRows({ wish: found }: ParsedResume, { wish }: ResumeContent): Row[] {
  if (!found) return []
  const lists = wishLists.flatMap((field) => wordsRow('wish', field, found[field], wish[field]))
  if (found.note.value === '') return lists
  const part = { field: 'note', present: wish.note, found: found.note.value }
  return [...lists, rowOf(single('wish', 'note'), [part], [found.note])]
}

const looksOf = ({ template, order, shows, ...others }: Layout): Fields => ({
  template: String(template),
  ...others,
  order: joined(order),
  shows: joined(shows),
})

/** Of looks that were never chosen nothing is lost. */
function layoutRows({ layout }: ParsedResume, { layout: own }: ResumeContent): Row[] {
  if (!layout) return []
  const [found, present, first] = [looksOf(layout), looksOf(own), looksOf(emptyResume.layout)]
  const parts = Object.keys(found).map((field) => ({ field, present: present[field]!, found: found[field]! }))
  const row = rowOf(single('layout', 'template'), parts, [])
  const isFirst = parts.every((part) => part.present === first[part.field])
  return [row.kind === 'change' && isFirst ? { ...row, kind: 'new' } : row]
}

function wordsOfLevel(level: string, found: ParsedResume['skills'], known: readonly string[]): Row[] {
  if (found.length === 0) return []
  const names = found.map(({ name }) => name)
  const values = names.map(({ value }) => value)
  const told = level === '' ? [] : [{ field: 'level', present: '', found: level }]
  const parts = [...told, { field: 'skills', present: joined(known), found: joined(values) }]
  const row = rowOf(single('skills', level || 'skills'), parts, names)
  const doubt = row.doubt ?? doubtOf(found.map((one) => one.level))
  const isThere = values.every((one) => known.some((word) => isAlike(word, one)))
  return [{ ...row, kind: isThere ? 'same' : 'new', doubt: isThere ? null : doubt }]
}

/** Words of one level are one decision and added to what is there; a group of words is an entry. */
function skillRows({ skills: found }: ParsedResume, { skills }: ResumeContent, matches: Match[]): Row[] {
  const known = skills.flatMap(({ name, keywords }) => [name, ...keywords])
  const words = skillLevels.flatMap((level) => {
    const own = found.filter((one) => !isGroup(one) && one.name.value !== '' && one.level.value === level)
    return wordsOfLevel(level, own, known)
  })
  const groups = found.flatMap((one, entry) => {
    if (!isGroup(one)) return []
    const match = matchOf(one, entry, skills)
    matches.push(match)
    const present = skills.find(({ id }) => id === match.presentId)
    const head = {
      id: `skills.${entry}.name`,
      section: 'skills',
      entry,
      name: 'name',
      bullet: -1,
      isHead: true,
    } as const
    const row = rowOf(head, groupParts(one, present), groupFindings(one))
    return [row.kind === 'change' && present && losesNothing(one, present) ? { ...row, kind: 'new' as const } : row]
  })
  return [...words, ...groups]
}

function entryRowsOf(section: ListSection, entry: number, found: Found, present: object | undefined): Row[] {
  const texts: Fields = present ? presentTexts(present) : {}
  const rows = entryRows[section].flatMap((fields, at): Row[] => {
    const told = (fields as readonly string[]).filter((field) => findingOf(found, field))
    if (told.length === 0) return []
    const findings = told.map((field) => findingOf(found, field)!)
    const parts = told.map((field, i) => ({ field, present: texts[field] ?? '', found: findings[i]!.value }))
    const head = { id: `${section}.${entry}.${fields[0]}`, section, entry, name: fields[0], bullet: -1 }
    return [rowOf({ ...head, isHead: at === 0 }, parts, findings)]
  })
  const bullets = bulletsOf(found).filter(({ value }) => value !== '')
  const lines = (Reflect.get(present ?? {}, 'bullets') ?? []) as readonly string[]
  const matched = matchBullets(
    bullets.map(({ value }) => value),
    lines,
  )
  const bulletRows = bullets.map((bullet, at) => {
    const parts = [{ field: 'bullet', present: lines[matched[at]!] ?? '', found: bullet.value }]
    const head = { id: `${section}.${entry}.bullet.${at}`, section, entry, name: 'bullet', bullet: at, isHead: false }
    return rowOf(head, parts, [bullet])
  })
  return [...rows, ...bulletRows]
}

/** What was found beside what is there, and which entries are the same. */
export function compare(parsed: ParsedResume, content: ResumeContent): { rows: Row[]; matches: Match[] } {
  const matches: Match[] = []
  const lists = Object.fromEntries(
    listSections.map((section) => {
      const found: readonly Found[] = parsed[section]
      const present: readonly { id: string }[] = content[section]
      const matched = matchEntries(section, found.map(textsOf), present.map(presentTexts))
      const rows = found.flatMap((one, entry) => {
        const other = present[matched[entry]!]
        const own = entryRowsOf(section, entry, one, other)
        const title = own[0] ? (own[0].parts[0]?.found ?? '') : ''
        if (own.length > 0) matches.push({ section, entry, presentId: other?.id ?? null, title })
        return own
      })
      return [section, rows]
    }),
  ) as Record<ListSection, Row[]>
  const { summary } = parsed
  const rows = [
    ...basicRows(parsed, content),
    ...wordsRow('intention', 'positions', parsed.positions, content.intention.positions),
    ...hopeRows(parsed, content),
    ...wishRows(parsed, content),
    ...lists.education,
    ...lists.work,
    ...lists.project,
    ...lists.posts,
    ...skillRows(parsed, content, matches),
    ...lists.languages,
    ...lists.certificates,
    ...lists.awards,
    ...lists.links,
    ...(summary.value === ''
      ? []
      : [
          rowOf(
            single('summary', 'summary'),
            [{ field: 'summary', present: content.summary, found: summary.value }],
            [summary],
          ),
        ]),
    ...layoutRows(parsed, content),
  ]
  return { rows, matches }
}
