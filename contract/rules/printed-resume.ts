import type { ResumeContent } from '../resume.ts'

/**
 * Full years since a birth, as far as it is said; null where it is not.
 * @param today as 2026-11-20
 */
export function ageOf(birth: string, today: string): number | null {
  if (birth === '') return null
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  const hadBirthday = birth.slice(4) <= today.slice(4, birth.length)
  const age = hadBirthday ? years : years - 1
  return age > 0 ? age : null
}

/** The year that makes somebody as old on that day: pages tell the age alone. */
function birthYear(birth: string, today: string): string {
  const age = ageOf(birth, today)
  return age === null ? '' : String(Number(today.slice(0, 4)) - age)
}

/** As far as pages tell a date: its month; 'present' is no longer. */
const toMonth = (date: string) => date.slice(0, '2026-11'.length)

const spanOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  start: toMonth(start),
  end: toMonth(end),
})

/**
 * What stands on the pages of a resume that is sent on that day; the rest is the student's alone. Every field is named
 * here, so that a new one is sent once it is printed.
 * @param today as 2026-11-20
 */
export function printedOf(content: ResumeContent, today: string): ResumeContent {
  const { basic, intention, layout } = content
  const { shows } = layout
  const isAged = shows.includes('age')
  return {
    basic: {
      title: '',
      name: basic.name,
      sex: isAged ? basic.sex : '',
      birth: isAged ? birthYear(basic.birth, today) : '',
      phone: basic.phone,
      email: basic.email,
      city: basic.city,
      political: shows.includes('political') ? basic.political : '',
      hometown: basic.hometown,
      photo: shows.includes('photo') ? basic.photo : '',
    },
    education: content.education.map((one) => ({ ...one, ...spanOf(one) })),
    work: content.work.map((one) => ({ ...one, ...spanOf(one) })),
    project: content.project.map((one) => ({ ...one, ...spanOf(one) })),
    skills: content.skills,
    languages: content.languages,
    certificates: content.certificates.map((one) => ({ ...one, date: toMonth(one.date) })),
    awards: content.awards.map((one) => ({ ...one, date: toMonth(one.date) })),
    posts: content.posts.map((one) => ({ ...one, ...spanOf(one) })),
    links: content.links,
    summary: content.summary,
    wish: { industries: [], company_kinds: [], note: '' },
    intention,
    layout,
  }
}
