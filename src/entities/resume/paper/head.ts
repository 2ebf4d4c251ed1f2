import type { Intention, ResumeContent } from '../../../../contract/resume.ts'
import { ageOf } from '../../../../contract/rules/printed-resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { monthText, type PaperLocale } from './language.ts'
import type { Contact, PaperHead } from './paper.ts'

/** More links than this are a section of their own. */
export const HEAD_LINKS = 3

const degrees = {
  '': () => '',
  college: m.resume_paper_degree_college,
  bachelor: m.resume_paper_degree_bachelor,
  master: m.resume_paper_degree_master,
  doctor: m.resume_paper_degree_doctor,
  other: m.resume_paper_degree_other,
}
const politicals = {
  '': () => '',
  member: m.resume_paper_political_member,
  probationary: m.resume_paper_political_probationary,
  league: m.resume_paper_political_league,
  masses: m.resume_paper_political_masses,
  other: m.resume_paper_political_other,
}
const kinds = {
  '': () => '',
  fulltime: m.resume_paper_seeks_fulltime,
  internship: m.resume_paper_seeks_internship,
  both: m.resume_paper_seeks_both,
}

export const degreeText = (degree: keyof typeof degrees, locale: PaperLocale): string => degrees[degree]({}, { locale })

/** Addresses are read without their scheme. */
export const bareLink = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')

export const linkText = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  [label.trim(), bareLink(url)].filter(Boolean).join(' ')

function salaryText({ salary_min: min, salary_max: max }: Intention, locale: PaperLocale): string {
  if (min === 0 && max === 0) return ''
  if (max === 0) return m.resume_paper_salary_from({ min }, { locale })
  if (min === 0) return m.resume_paper_salary_to({ max }, { locale })
  return min === max ? `${min}K` : `${min}–${max}K`
}

function fromText(from: string, locale: PaperLocale): string {
  if (from === '') return ''
  if (from === 'now') return m.resume_paper_from_now({}, { locale })
  return m.resume_paper_from({ month: monthText(from, locale) }, { locale })
}

function aimOf(intention: Intention, locale: PaperLocale): string {
  const parts = [
    intention.positions.filter(Boolean).join(' / '),
    intention.cities.filter(Boolean).join(' / '),
    salaryText(intention, locale),
    kinds[intention.kind]({}, { locale }),
    fromText(intention.from, locale),
  ].filter(Boolean)
  return parts.length > 0 ? m.resume_paper_aim({ aim: parts.join(' · ') }, { locale }) : ''
}

function graduationText(end: string, locale: PaperLocale): string {
  if (!end.includes('-')) return ''
  return m.resume_paper_graduation({ month: monthText(end, locale) }, { locale })
}

function contactsOf({ basic, education: [last], links }: ResumeContent, locale: PaperLocale): readonly Contact[] {
  const hometown = basic.hometown.trim()
  const school = last ? [last.school.trim(), degreeText(last.degree, locale)].filter(Boolean).join(' · ') : ''
  const all: readonly Contact[] = [
    { kind: 'phone', text: basic.phone.trim() },
    { kind: 'email', text: basic.email.trim() },
    { kind: 'city', text: basic.city.trim() },
    { kind: 'school', text: school },
    { kind: 'graduation', text: last ? graduationText(last.end, locale) : '' },
    { kind: 'hometown', text: hometown && m.resume_paper_hometown({ place: hometown }, { locale }) },
    ...(links.length > HEAD_LINKS ? [] : links.map((link) => ({ kind: 'link' as const, text: linkText(link) }))),
  ]
  return all.filter(({ text }) => text !== '')
}

function factsOf({ basic, layout: { shows } }: ResumeContent, today: string, locale: PaperLocale): readonly string[] {
  const sexes = { '': () => '', 0: m.resume_paper_male, 1: m.resume_paper_female }
  const age = ageOf(basic.birth, today)
  const facts = [
    ...(shows.includes('age')
      ? [sexes[basic.sex]({}, { locale }), age === null ? '' : m.resume_paper_age({ age }, { locale })]
      : []),
    shows.includes('political') ? politicals[basic.political]({}, { locale }) : '',
  ]
  return facts.filter(Boolean)
}

/** @param today as 2026-11-20 */
export const headOf = (content: ResumeContent, today: string, locale: PaperLocale): PaperHead => ({
  name: content.basic.name.trim(),
  facts: factsOf(content, today, locale),
  aim: aimOf(content.intention, locale),
  contacts: contactsOf(content, locale),
  photo: content.layout.shows.includes('photo') ? content.basic.photo : '',
})
