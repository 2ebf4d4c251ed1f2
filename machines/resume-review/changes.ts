import type { ParsedResume } from '../../contract/parsed-resume.ts'
import { type EntryKind, entrySchemas, type ResumeContent, resumeLimits } from '../../contract/resume.ts'
import { isSame } from '../resume-editor/resume-editor.rules.ts'
import type { Change, PieceKey } from '../resume-editor/resume-editor.types.ts'
import { isTaken } from './choices.ts'
import { blanks, isAlike, type ListSection, listSections, split } from './fields.ts'
import type { Choices, Match, ResumeReviewContext, Row } from './resume-review.types.ts'

/** What a row says in the end, one text for each part. */
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

/** Skills with those that are new; a level stays with its skill. */
function withSkills(seed: string, parsed: ParsedResume, present: ResumeContent['skills'], values: readonly string[]) {
  const known = present.flatMap(({ name, keywords }) => [name, ...keywords])
  const added = values.filter(
    (name, at) => !known.some((one) => isAlike(one, name)) && values.findIndex((one) => isAlike(one, name)) === at,
  )
  const levelOf = (name: string) => parsed.skills.find((skill) => isAlike(skill.name.value, name))?.level.value ?? ''
  return [
    ...present,
    ...added.map((name, at) => ({
      id: `${seed.slice(0, 20)}-skill-${present.length + at}`,
      name: name.slice(0, resumeLimits.heading),
      level: levelOf(name),
      keywords: [],
    })),
  ]
}

/** The intention with what was taken of it, in texts. */
function withHopes(intention: ResumeContent['intention'], taken: Readonly<Record<string, string>>) {
  const made: Record<string, unknown> = { ...intention }
  for (const [field, text] of Object.entries(taken)) {
    if (field === 'positions' || field === 'cities') made[field] = split(text).slice(0, resumeLimits[field])
    else if (field === 'salary_min' || field === 'salary_max') made[field] = Number(text)
    else made[field === 'hope' ? 'kind' : field] = text
  }
  return made
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
  add('intention', content.intention, withHopes(content.intention, fieldsOf(of('intention'), choices)))
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
  for (const row of of('skills')) {
    const values = split(valuesOf(row, choices)[0] ?? '')
    add('skills', content.skills, withSkills(seed, parsed, content.skills, values))
  }
  for (const row of of('summary')) add('summary', content.summary, valuesOf(row, choices)[0] ?? '')
  return changes
}
