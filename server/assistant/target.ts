import type { Target } from '../../contract/diagnosis.ts'
import type { positions } from '../db/recruiting-schema.ts'
import { plainLines } from '../html.ts'
import { plain } from '../search/plain.ts'
import { thesaurus } from '../search/thesaurus.ts'

type Row = Pick<typeof positions.$inferSelect, 'title' | 'description' | 'requirement' | 'education' | 'skills'>

/** What is said in one go. */
const sentencesOf = (html: string): string[] => plainLines(html).flatMap((line) => line.split(/[。；;]+/))

/** Majors that a line asks for: 自动化、通信工程等相关专业. */
function majorsIn(lines: readonly string[]): string[] {
  const { majors } = thesaurus()
  const asked = lines.flatMap(
    (line) => /(.*?)(?:等|类)?(?:相关|理工科?|及相关)*专业/.exec(line)?.[1]?.split(/[、，,/或及和\s]+/) ?? [],
  )
  return [...new Set(asked.filter((name) => majors.has(plain(name))))]
}

/** What a position asks for, as it stands. */
export function targetOf({ title, description, requirement, education, skills }: Row): Target {
  const asked = sentencesOf(requirement)
  return {
    title,
    degree: education,
    majors: majorsIn(asked),
    skills,
    text: [...sentencesOf(description), ...asked].join('\n'),
  }
}
