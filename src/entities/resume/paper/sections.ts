import { printedSections, type ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { bareLink, degreeText, HEAD_LINKS } from './head.ts'
import { monthText, type PaperLocale, spanText } from './language.ts'
import type { PaperEntry, PaperSection, SectionOnPaper } from './paper.ts'

/** Skills without keywords that stand in one row. */
const ROW = 10

interface Said extends Partial<Omit<PaperEntry, 'key' | 'notes' | 'bullets'>> {
  readonly notes?: readonly string[]
  readonly bullets?: readonly string[]
}

const clean = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean)
const joined = (...texts: string[]) => clean(texts).join(' · ')

/** Paragraphs as they were typed. */
const paragraphs = (text: string) => clean(text.split('\n'))

/** An entry with its title, which is the first of what is said. */
function entry(key: string, { look = 'entry', title = '', details = '', dates = '', notes = [], bullets = [] }: Said) {
  const [first = '', second = ''] = title.trim() || look === 'row' ? [title.trim(), details] : [details, '']
  return { key, look, title: first, details: second, dates, notes: clean(notes), bullets: clean(bullets) }
}

const isSaid = ({ title, details, notes, bullets }: PaperEntry) =>
  Boolean(title || details || notes.length > 0 || bullets.length > 0)

const skillLevels = {
  '': () => '',
  basic: m.resume_paper_level_basic,
  familiar: m.resume_paper_level_familiar,
  proficient: m.resume_paper_level_proficient,
  expert: m.resume_paper_level_expert,
}

type Skill = ResumeContent['skills'][number]

function skillText({ name, level }: Skill, locale: PaperLocale): string {
  const said = skillLevels[level]({}, { locale })
  if (!said || !name.trim()) return name.trim() || said
  return m.resume_paper_with_level({ name: name.trim(), level: said }, { locale })
}

const listed = (texts: readonly string[], locale: PaperLocale) =>
  clean(texts).join(m.resume_paper_comma({}, { locale }))

/** Groups have a row each; what has no keywords shares rows. */
function skillRows(skills: readonly Skill[], locale: PaperLocale): PaperEntry[] {
  const rows: PaperEntry[] = []
  let alone: Skill[] = []
  const flush = () => {
    for (let at = 0; at < alone.length; at += ROW) {
      const details = listed(
        alone.slice(at, at + ROW).map((skill) => skillText(skill, locale)),
        locale,
      )
      rows.push(entry(`skills/${alone[at]!.id}`, { look: 'row', details }))
    }
    alone = []
  }
  for (const skill of skills) {
    const details = listed(skill.keywords, locale)
    if (details === '') alone.push(skill)
    else {
      flush()
      rows.push(entry(`skills/${skill.id}`, { look: 'row', title: skillText(skill, locale), details }))
    }
  }
  flush()
  return rows
}

type Draw = (content: ResumeContent, locale: PaperLocale) => readonly PaperEntry[]

const draws: { readonly [S in SectionOnPaper]: Draw } = {
  education: ({ education }, locale) =>
    education.map(({ id, school, major, degree, start, end, score, note }) =>
      entry(`education/${id}`, {
        title: school,
        details: joined(major, degreeText(degree, locale)),
        dates: spanText(start, end, locale),
        notes: [score, ...paragraphs(note)],
      }),
    ),
  work: ({ work }, locale) =>
    work.map(({ id, company, position, city, start, end, bullets }) =>
      entry(`work/${id}`, {
        title: company,
        details: joined(position, city),
        dates: spanText(start, end, locale),
        bullets,
      }),
    ),
  project: ({ project }, locale) =>
    project.map(({ id, name, role, link, start, end, bullets }) =>
      entry(`project/${id}`, {
        title: name,
        details: joined(role, bareLink(link)),
        dates: spanText(start, end, locale),
        bullets,
      }),
    ),
  posts: ({ posts }, locale) =>
    posts.map(({ id, organisation, position, start, end, bullets }) =>
      entry(`posts/${id}`, { title: organisation, details: position, dates: spanText(start, end, locale), bullets }),
    ),
  skills: ({ skills }, locale) => skillRows(skills, locale),
  languages: ({ languages }, locale) =>
    languages.map(({ id, language, fluency, certificate, score }) =>
      entry(`languages/${id}`, {
        look: 'row',
        title: language,
        details: listed([fluency, clean([certificate, score]).join(' ')], locale),
      }),
    ),
  certificates: ({ certificates }, locale) =>
    certificates.map(({ id, name, issuer, date }) =>
      entry(`certificates/${id}`, {
        look: 'line',
        title: name,
        details: issuer.trim(),
        dates: monthText(date, locale),
      }),
    ),
  awards: ({ awards }, locale) =>
    awards.map(({ id, title, awarder, date, note }) =>
      entry(`awards/${id}`, {
        look: 'line',
        title,
        details: awarder.trim(),
        dates: monthText(date, locale),
        notes: paragraphs(note),
      }),
    ),
  summary: ({ summary }) => [entry('summary', { look: 'text', notes: paragraphs(summary) })],
  links: ({ links }) =>
    links.length > HEAD_LINKS
      ? links.map(({ id, label, url }) => entry(`links/${id}`, { look: 'row', title: label, details: bareLink(url) }))
      : [],
}

const headings = {
  education: m.resume_paper_education,
  project: m.resume_paper_project,
  posts: m.resume_paper_posts,
  skills: m.resume_paper_skills,
  languages: m.resume_paper_languages,
  certificates: m.resume_paper_certificates,
  awards: m.resume_paper_awards,
  summary: m.resume_paper_summary,
  links: m.resume_paper_links,
}

function workHeading({ work }: ResumeContent) {
  const interned = work.filter(({ kind }) => kind === 'internship').length
  if (interned === work.length) return m.resume_paper_internships
  return interned === 0 ? m.resume_paper_work : m.resume_paper_work_and_internships
}

/** What a section is called on paper. */
export const headingOf = (section: SectionOnPaper, content: ResumeContent, locale: PaperLocale): string =>
  (section === 'work' ? workHeading(content) : headings[section])({}, { locale })

/** Every section once, those that the student put in order first. */
export const orderOf = ({ layout: { order } }: Pick<ResumeContent, 'layout'>) => [
  ...new Set([...order, ...printedSections]),
]

/** Sections with something in them, in the student's order. */
export function sectionsOf(content: ResumeContent, locale: PaperLocale): readonly PaperSection[] {
  return [...orderOf(content), 'links' as const].flatMap((section) => {
    const entries = draws[section](content, locale).filter(isSaid)
    return entries.length > 0 ? [{ section, heading: headingOf(section, content, locale), entries }] : []
  })
}
