import type { ResumeContent } from '../../../../contract/resume.ts'

/** What JSON Resume 1.0 has no field for, beside what it has: in every object under this name. */
export const EXTENSION = 'x-campus'
export const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

type Fields = Readonly<Record<string, unknown>>

const isSaid = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Fields with something in them. */
const said = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)))

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

/** With its scheme, as JSON Resume wants addresses; '' for what is none. */
const address = (url: string): string => {
  const whole = url === '' || /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`
  return /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w./?#&=%~+,:;@-]*)?$/i.test(whole) ? whole : ''
}

/** Of JSON Resume's dates, one that is an end may also be today. */
const dateFields = (start: string, end: string) => ({ startDate: start, endDate: end === 'present' ? '' : end })

const present = (end: string) => (end === 'present' ? { present: true } : {})

const item = (fields: Fields, beside: Fields) => ({ ...said(fields), [EXTENSION]: said(beside) })

/** Where JSON Resume writes an address otherwise, as it was typed. */
const typed = (url: string) => (address(url) === url ? '' : url)

/**
 * Everything that a student wrote, as JSON Resume 1.0; what that lacks stands in `x-campus`. Read again by
 * `readJsonResume` it is the same.
 */
export function jsonResumeOf(content: ResumeContent): Record<string, unknown> {
  const { basic, education, work, project, skills, languages, certificates, awards, posts, links, summary } = content
  const isEmail = EMAIL.test(basic.email)
  const { name, email, phone, city, ...others } = basic
  return {
    $schema: SCHEMA,
    basics: {
      ...said({
        name,
        label: content.intention.positions.find(Boolean) ?? '',
        email: isEmail ? email : '',
        phone,
        summary,
      }),
      ...(city && { location: { city } }),
      ...(links.length > 0 && {
        profiles: links.map(({ id, label, url }) =>
          item({ network: label, url: address(url) }, { id, url: typed(url) }),
        ),
      }),
      [EXTENSION]: said({ ...others, ...(!isEmail && { email }) }),
    },
    ...said({
      work: work.map(({ id, kind, company, position, city: location, start, end, bullets }) =>
        item(
          { name: company, position, location, ...dateFields(start, end), highlights: bullets },
          { id, kind, ...present(end) },
        ),
      ),
      volunteer: posts.map(({ id, organisation, position, start, end, bullets }) =>
        item(
          { organization: organisation, position, ...dateFields(start, end), highlights: bullets },
          { id, ...present(end) },
        ),
      ),
      education: education.map(({ id, school, major, degree, start, end, score, note }) =>
        item(
          { institution: school, area: major, studyType: degree, ...dateFields(start, end), score },
          { id, note, ...present(end) },
        ),
      ),
      projects: project.map(({ id, name: title, role, link, start, end, bullets }) =>
        item(
          {
            name: title,
            roles: role ? [role] : [],
            url: address(link),
            ...dateFields(start, end),
            highlights: bullets,
          },
          { id, url: typed(link), ...present(end) },
        ),
      ),
      skills: skills.map(({ id, name: skill, level, keywords }) => item({ name: skill, level, keywords }, { id })),
      languages: languages.map(({ id, language, fluency, certificate, score }) =>
        item({ language, fluency }, { id, certificate, score }),
      ),
      certificates: certificates.map(({ id, name: title, issuer, date }) =>
        item({ name: title, issuer, date }, { id }),
      ),
      awards: awards.map(({ id, title, awarder, date, note }) => item({ title, awarder, date, summary: note }, { id })),
    }),
    [EXTENSION]: { intention: content.intention, wish: content.wish, layout: content.layout },
  }
}
