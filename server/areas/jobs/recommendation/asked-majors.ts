import { type SQL, sql } from 'drizzle-orm'
import { positions } from '../schema.ts'
import { plain, simplified } from '../search/plain.ts'
import { bareMajor, thesaurus } from '../search/thesaurus.ts'

/** Finds the majors that a position asks for, and no 专业知识: 自动化、通信工程等相关专业. */
const ASKED =
  '(等|类|(?<!所)学|工程|技术|化|设计|管理)(及相关|相关)?(理工科?)?专业(?!知识|技能|能力|素养|背景不限|不限|课程|书籍)'

const MOST = 8

/** The names of a major where it is asked for: by itself, in short, or with its class. */
function namesOf(major: string): string[] {
  const name = simplified(plain(major))[0] ?? ''
  const known = thesaurus().majors.get(name)
  return [name, ...(known ? [known.name, known.class] : [])].map(bareMajor).filter(({ length }) => length > 1)
}

/** Whether a position asks for one of some majors, or names none. */
export function isForMajors(majors: readonly string[]): SQL {
  const names = [...new Set(majors.slice(0, MOST).flatMap(namesOf))].map((name) =>
    name.replace(/[^\p{L}\p{N} ]/gu, '.'),
  )
  const isNamed = sql`${positions.requirement} ~* ${`(${names.join('|')})[^。；;<>]*专业`}`
  const namesNone = sql`${positions.requirement} !~ ${ASKED}`
  return names.length > 0 ? sql`(${namesNone} or ${isNamed})` : namesNone
}
