import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { layoutIn, readJsonResume } from '../../entities/resume/json-resume/read-json-resume.ts'
import { newId } from '../../ui/new-id.ts'

const finding = (value: string): Finding => ({ value, places: [], doubt: null })

type Found = Record<string, Finding | Finding[]>

/** The texts and lists of an entry as findings; its id is nothing that was found. */
function foundIn({ id: _, ...entry }: Readonly<Record<string, unknown>>): Found {
  const found: Found = {}
  for (const [field, value] of Object.entries(entry)) {
    if (typeof value === 'string') found[field] = finding(value)
    if (Array.isArray(value)) found[field] = value.map((one) => finding(String(one)))
  }
  return found
}

/**
 * A resume after JSON Resume 1.0 as if it had been read from a file, for the same review; it has no pages.
 * @throws where it is none
 */
export function parsedFromJson(json: string): ParsedResume {
  const read = readJsonResume(json, newId)
  if ('fault' in read) throw new SyntaxError(read.fault)
  const { content } = read
  const { positions, cities, kind, from, salary_min, salary_max } = content.intention
  const figure = (value: number) => finding(value === 0 ? '' : String(value))
  const list = (entries: readonly object[]) => entries.map((entry) => foundIn(entry as Record<string, unknown>))
  const parts = {
    basic: foundIn(content.basic),
    positions: positions.map(finding),
    hopes: {
      cities: cities.map(finding),
      hope: finding(kind),
      from: finding(from),
      salary_min: figure(salary_min),
      salary_max: figure(salary_max),
    },
    wish: foundIn(content.wish),
    layout: layoutIn(json) ?? undefined,
    education: list(content.education),
    work: list(content.work),
    project: list(content.project),
    posts: list(content.posts),
    skills: list(content.skills),
    languages: list(content.languages),
    certificates: list(content.certificates),
    awards: list(content.awards),
    links: list(content.links),
    summary: finding(content.summary),
  }
  return { pages: [], unread: [], ...parts } as unknown as ParsedResume
}
