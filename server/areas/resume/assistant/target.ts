import type { Target } from '../../../../contract/diagnosis.ts'
import { plainLines } from '../../../platform/html.ts'
import type { positions } from '../../jobs/schema.ts'
import { plain } from '../../jobs/search/plain.ts'
import { thesaurus } from '../../jobs/search/thesaurus.ts'

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

const DEGREES = [
  ['doctor', /博士/],
  ['master', /硕士|研究生/],
  ['bachelor', /本科|学士/],
  ['college', /大专|专科/],
] as const satisfies readonly (readonly [Target['degree'], RegExp])[]

/** The least degree that a text asks for; what is only preferred is not asked for. */
function degreeIn(lines: readonly string[]): Target['degree'] {
  const asked = lines
    .flatMap((line) => line.split(/[，,]/))
    .filter((part) => /学历|学位|[及或]?以上|在读|毕业/.test(part) && !/优先|不限/.test(part))
  return DEGREES.findLast(([, pattern]) => asked.some((part) => pattern.test(part)))?.[0] ?? 'any'
}

/** What a text that is pasted asks for. */
export function targetIn(title: string, text: string): Target {
  const said = text.split(/\r?\n|[。；;]+/).map((line) => line.trim())
  return { title, degree: degreeIn(said), majors: majorsIn(said), skills: [], text }
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
