import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { type EntryKind, entrySchemas, type ResumeContent, resumeLimits } from '../../../contract/resume.ts'
import { isSame } from '../resume-editor/resume-editor.rules.ts'
import type { Change, PieceKey } from '../resume-editor/resume-editor.types.ts'
import { isTaken } from './choices.ts'
import { blanks, itemsOf, type ListSection, listSections } from './fields.ts'
import type { Choices, Match, ResumeReviewContext, Row } from './resume-review.types.ts'
import { isGroup, type TakenSkills, withSkills } from './skills.ts'

/** The final values of a row, one text for each part. */
export function valuesOf(row: Row, choices: Choices): readonly string[] {
  const choice = choices[row.id]
  return choice?.kind === 'edited' ? choice.values : row.parts.map(({ found }) => found)
}

const fieldsOf = (rows: readonly Row[], choices: Choices) =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const values = valuesOf(row, choices)
      return row.parts.map(({ field }, at) => [field, values[at] ?? ''])
    }),
  )

/** Lines with those accepted: in the place of what they say in other words, else at the end. */
function withBullets(lines: readonly string[], rows: readonly Row[], choices: Choices): readonly string[] {
  const made = [...lines]
  for (const row of rows) {
    const text = valuesOf(row, choices)[0] ?? ''
    const old = row.parts[0]?.present ?? ''
    const at = old === '' ? -1 : made.indexOf(old)
    if (at >= 0) made[at] = text
    else if (text !== '' && !made.includes(text)) made.push(text)
  }
  return made.filter((line) => line !== '')
}

interface Entry {
  readonly id: string
  readonly bullets?: readonly string[]
}

/** Short enough for an id of the contract. */
const idOf = (seed: string, { section, entry }: Match) => `${seed.slice(0, 20)}-${section.slice(0, 4)}-${entry}`

function entryWith(seed: string, match: Match, old: Entry | undefined, rows: readonly Row[], choices: Choices): Entry {
  const isBullet = ({ bullet }: Row) => bullet >= 0
  const blank = blanks[match.section as ListSection]
  const entry: Entry = old ?? { ...blank, id: idOf(seed, match) }
  const made = {
    ...entry,
    ...fieldsOf(
      rows.filter((row) => !isBullet(row)),
      choices,
    ),
  }
  const bullets = rows.filter(isBullet)
  return bullets.length > 0 ? { ...made, bullets: withBullets(entry.bullets ?? [], bullets, choices) } : made
}

type Texts = Readonly<Record<string, string>>

const valuesIn = (findings: readonly Finding[]) => findings.map(({ value }) => value).filter(Boolean)

/** The final values of the rows of skills. */
function takenSkills(rows: readonly Row[], found: ParsedResume['skills'], choices: Choices): TakenSkills {
  const groups = new Map<number, Texts>()
  const words: TakenSkills['words'][number][] = []
  for (const row of rows) {
    const fields: Texts = fieldsOf([row], choices)
    if (row.entry !== null) groups.set(row.entry, fields)
    else {
      const told = row.parts.find(({ field }) => field === 'level')?.found ?? ''
      const own = found.filter((one) => !isGroup(one) && one.level.value === told)
      const names = itemsOf(fields['skills'] ?? '', valuesIn(own.map(({ name }) => name)))
      words.push(...names.map((name) => ({ name, level: fields['level'] ?? '' })))
    }
  }
  return { groups, words }
}

/** The intention with what was taken of it, in texts. */
function withHopes(intention: ResumeContent['intention'], { positions, hopes }: ParsedResume, taken: Texts) {
  const made: Record<string, unknown> = { ...intention }
  const found = { positions, cities: hopes?.cities ?? [] }
  for (const [field, text] of Object.entries(taken)) {
    if (field === 'positions' || field === 'cities') {
      made[field] = itemsOf(text, valuesIn(found[field])).slice(0, resumeLimits[field])
    } else if (field === 'salary_min' || field === 'salary_max') made[field] = Number(text)
    else made[field === 'hope' ? 'kind' : field] = text
  }
  return made
}

function withWish(wish: ResumeContent['wish'], found: ParsedResume['wish'], { note, ...lists }: Texts) {
  const made = Object.entries(lists).map(([field, text]) => [
    field,
    itemsOf(text, valuesIn(found?.[field as 'industries'] ?? [])).slice(0, resumeLimits.wishes),
  ])
  return { ...wish, ...Object.fromEntries(made), ...(note !== undefined && { note }) }
}

const isKind = (section: string): section is EntryKind => section in entrySchemas

/** The pieces as they are to be saved: what is there, with what was accepted; none that would change nothing. */
export function changesOf({
  id: seed,
  present,
  parsed,
  rows,
  matches,
  choices,
}: ResumeReviewContext): readonly Change[] {
  const { content, version } = present
  const taken = rows.filter(({ id, kind }) => kind !== 'same' && isTaken(choices[id]))
  const of = (section: Row['section']) => taken.filter((row) => row.section === section)
  const changes: Change[] = []
  const add = (key: PieceKey, before: unknown, after: unknown) => {
    if (!isSame(before, after)) changes.push({ key, content: after, version })
  }
  add('basic', content.basic, { ...content.basic, ...fieldsOf(of('basic'), choices) })
  add('intention', content.intention, withHopes(content.intention, parsed, fieldsOf(of('intention'), choices)))
  add('wish', content.wish, withWish(content.wish, parsed.wish, fieldsOf(of('wish'), choices)))
  for (const section of listSections) {
    const entries: readonly Entry[] = content[section]
    let made = entries
    for (const match of matches.filter((one) => one.section === section)) {
      const own = of(section).filter(({ entry }) => entry === match.entry)
      if (own.length === 0) continue
      const old = entries.find(({ id }) => id === match.presentId)
      const entry = entryWith(seed, match, old, own, choices)
      if (isKind(section)) add(`${section}/${entry.id}`, old ?? null, entry)
      else made = old ? made.map((one) => (one === old ? entry : one)) : [...made, entry]
    }
    if (!isKind(section)) add(section, entries, made)
  }
  const skills = takenSkills(of('skills'), parsed.skills, choices)
  const skillId = (at: number) => `${seed.slice(0, 20)}-skill-${at}`
  add('skills', content.skills, withSkills(skillId, parsed.skills, content.skills, matches, skills))
  for (const row of of('summary')) add('summary', content.summary, valuesOf(row, choices)[0] ?? '')
  if (of('layout').length > 0) add('layout', content.layout, parsed.layout)
  return changes
}
