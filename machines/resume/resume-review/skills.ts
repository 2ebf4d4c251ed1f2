import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { type ResumeContent, resumeLimits } from '../../../contract/resume.ts'
import { isAlike, itemsOf, joined } from './fields.ts'
import type { Match, Part } from './resume-review.types.ts'

/** Skills are found as words, all of a level decided together, and as groups of words, each an entry. */

type Skills = ResumeContent['skills']
type FoundSkill = ParsedResume['skills'][number]

const wordsOf = ({ keywords }: FoundSkill): readonly string[] => (keywords ?? []).map(({ value }) => value)
export const isGroup = (found: FoundSkill): boolean => wordsOf(found).length > 0

/** Name, level and words of a group, as parts of a row; what is not told is left out. */
export function groupParts(found: FoundSkill, present: Skills[number] | undefined): readonly Part[] {
  const parts = [
    { field: 'name', present: present?.name ?? '', found: found.name.value },
    { field: 'level', present: present?.level ?? '', found: found.level.value },
    { field: 'keywords', present: joined(present?.keywords ?? []), found: joined(wordsOf(found)) },
  ]
  return parts.filter((part) => part.found !== '')
}

export const groupFindings = ({ name, level, keywords = [] }: FoundSkill): readonly Finding[] => [
  name,
  level,
  ...keywords,
]

/** Whether taking a group over loses none of the words that are there. */
export const losesNothing = (found: FoundSkill, present: Skills[number]): boolean =>
  (present.level === '' || present.level === found.level.value) &&
  present.keywords.every((word) => wordsOf(found).some((one) => isAlike(one, word)))

export const matchOf = (found: FoundSkill, entry: number, present: Skills): Match => ({
  section: 'skills',
  entry,
  presentId: present.find(({ name }) => isAlike(name, found.name.value))?.id ?? null,
  title: found.name.value || joined(wordsOf(found)),
})

/** What was taken: of a group by its place among the found ones, its fields in texts; words that have one level. */
export interface TakenSkills {
  readonly groups: ReadonlyMap<number, Readonly<Record<string, string>>>
  readonly words: readonly { readonly name: string; readonly level: string }[]
}

/**
 * Skills with what was taken, in the order of the file; what is there is added to, and only a group of the same name
 * replaced.
 */
export function withSkills(
  idOf: (at: number) => string,
  found: ParsedResume['skills'],
  present: Skills,
  matches: readonly Match[],
  { groups, words }: TakenSkills,
): Skills {
  const known = present.flatMap(({ name, keywords }) => [name, ...keywords])
  const wanted = words.filter(
    ({ name }, at) =>
      !known.some((one) => isAlike(one, name)) && words.findIndex((one) => isAlike(one.name, name)) === at,
  )
  const made: Skills[number][] = [...present]
  const add = (skill: object) => made.push({ id: idOf(made.length), ...skill } as Skills[number])
  const addWord = ({ name, level }: TakenSkills['words'][number]) =>
    add({ name: name.slice(0, resumeLimits.heading), level, keywords: [] })
  found.forEach((one, entry) => {
    const fields = groups.get(entry)
    const word = wanted.find(({ name }) => !isGroup(one) && isAlike(name, one.name.value))
    if (word) addWord(word)
    if (!fields) return
    const keywords = itemsOf(fields['keywords'] ?? '', wordsOf(one)).slice(0, resumeLimits.keywords)
    const { presentId } = matches.find((match) => match.section === 'skills' && match.entry === entry)!
    const at = made.findIndex(({ id }) => id === presentId)
    if (at < 0) add({ name: '', level: '', ...fields, keywords })
    else made[at] = { ...made[at], ...fields, keywords } as Skills[number]
  })
  for (const word of wanted) {
    if (!found.some((one) => !isGroup(one) && isAlike(one.name.value, word.name))) addWord(word)
  }
  return made
}
