import type { Doubt } from '../../../../../contract/parsed-resume.ts'
import { templates } from '../../../../../contract/rules/resume-templates.ts'
import type { WrongDraft } from '../../../../../machines/resume/resume-review/draft-rules.ts'
import { joined, split } from '../../../../../machines/resume/resume-review/fields.ts'
import type { ReviewSection, Row } from '../../../../../machines/resume/resume-review/resume-review.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import {
  accentNames,
  factNames,
  sizeNames,
  spacingNames,
  templateNames,
} from '../../../../entities/resume/paper/look-names.ts'

export const sectionLabels = {
  basic: m.resume_upload_section_basic,
  intention: m.resume_upload_section_intention,
  wish: m.resume_editor_section_wish,
  education: m.resume_upload_section_education,
  work: m.resume_upload_section_work,
  project: m.resume_upload_section_project,
  posts: m.resume_upload_section_posts,
  skills: m.resume_upload_section_skills,
  languages: m.resume_upload_section_languages,
  certificates: m.resume_upload_section_certificates,
  awards: m.resume_upload_section_awards,
  links: m.resume_upload_section_links,
  summary: m.resume_upload_section_summary,
  layout: m.resume_upload_section_layout,
} satisfies Record<ReviewSection, () => string>

export const doubtLabels = {
  noEnd: m.resume_upload_doubt_noEnd,
  twoLines: m.resume_upload_doubt_twoLines,
  twoCandidates: m.resume_upload_doubt_twoCandidates,
  shortened: m.resume_upload_doubt_shortened,
  incomplete: m.resume_upload_doubt_incomplete,
  unlabelled: m.resume_upload_doubt_unlabelled,
  nearest: m.resume_upload_doubt_nearest,
} satisfies Record<Doubt, () => string>

export const wrongLabels = {
  empty: m.resume_upload_wrong_empty,
  tooLong: m.resume_upload_wrong_tooLong,
  tooMany: m.resume_upload_wrong_tooMany,
  date: m.resume_upload_wrong_date,
  endFirst: m.resume_upload_wrong_endFirst,
  phone: m.resume_upload_wrong_phone,
  email: m.resume_upload_wrong_email,
  link: m.resume_upload_wrong_link,
  salary: m.resume_upload_wrong_salary,
} satisfies Record<WrongDraft, () => string>

const fieldLabels: Readonly<Record<string, () => string>> = {
  sex: m.resume_upload_field_sex,
  birth: m.resume_upload_field_birth,
  phone: m.resume_upload_field_phone,
  email: m.resume_upload_field_email,
  city: m.resume_upload_field_city,
  political: m.resume_upload_field_political,
  hometown: m.resume_upload_field_hometown,
  positions: m.resume_upload_field_positions,
  cities: m.resume_upload_field_cities,
  hope: m.resume_upload_field_hope,
  from: m.resume_upload_field_from,
  salary_min: m.resume_upload_field_salary_min,
  salary_max: m.resume_upload_field_salary_max,
  school: m.resume_upload_field_school,
  major: m.resume_upload_field_major,
  degree: m.resume_upload_field_degree,
  start: m.resume_upload_field_start,
  end: m.resume_upload_field_end,
  score: m.resume_upload_field_score,
  note: m.resume_upload_field_note,
  company: m.resume_upload_field_company,
  position: m.resume_upload_field_position,
  kind: m.resume_upload_field_kind,
  title: m.resume_upload_field_title,
  role: m.resume_upload_field_role,
  link: m.resume_upload_field_link,
  organisation: m.resume_upload_field_organisation,
  skills: m.resume_upload_field_skills,
  keywords: m.resume_upload_field_skills,
  level: m.resume_editor_level,
  industries: m.resume_editor_industries,
  company_kinds: m.resume_editor_company_kinds,
  language: m.resume_upload_field_language,
  certificate: m.resume_upload_field_certificate,
  fluency: m.resume_upload_field_fluency,
  date: m.resume_upload_field_date,
  issuer: m.resume_upload_field_issuer,
  awarder: m.resume_upload_field_awarder,
  label: m.resume_upload_field_label,
  template: m.resume_paper_templates,
  accent: m.resume_paper_accent,
  size: m.resume_paper_size,
  spacing: m.resume_paper_spacing,
  order: m.resume_paper_order,
  shows: m.resume_paper_shows,
  url: m.resume_upload_field_url,
  summary: m.resume_upload_field_summary,
}

export function fieldLabel(row: Row, field: string): string {
  if (field === 'title' && row.section === 'basic') return m.resume_editor_title()
  if (field === 'note' && row.section === 'wish') return m.resume_editor_wish_note()
  if (field === 'name') return row.section === 'basic' ? m.resume_upload_field_name() : m.resume_upload_field_title()
  return fieldLabels[field]?.() ?? sectionLabels[row.section]()
}

/** What a row is called: of its fields, or which of the lines it is. */
export function rowLabel(row: Row): string {
  if (row.bullet >= 0) return m.resume_upload_bullet({ number: row.bullet + 1 })
  if (row.parts.some(({ field }) => field === 'start' || field === 'end')) return m.resume_upload_field_span()
  if (row.section === 'layout') return sectionLabels.layout()
  if (row.name === 'salary_min') return m.resume_upload_field_salary()
  return row.parts.map(({ field }) => fieldLabel(row, field)).join(' · ')
}

const values: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  sex: { '0': m.resume_upload_value_male, '1': m.resume_upload_value_female },
  political: {
    member: m.resume_upload_value_member,
    probationary: m.resume_upload_value_probationary,
    league: m.resume_upload_value_league,
    masses: m.resume_upload_value_masses,
    other: m.resume_upload_value_other,
  },
  degree: {
    college: m.resume_upload_value_college,
    bachelor: m.resume_upload_value_bachelor,
    master: m.resume_upload_value_master,
    doctor: m.resume_upload_value_doctor,
    other: m.resume_upload_value_other,
  },
  hope: {
    internship: m.resume_upload_value_internship,
    fulltime: m.resume_upload_value_fulltime,
    both: m.resume_upload_value_both,
  },
  level: {
    basic: m.resume_editor_level_basic,
    familiar: m.resume_editor_level_familiar,
    proficient: m.resume_editor_level_proficient,
    expert: m.resume_editor_level_expert,
  },
  template: Object.fromEntries(templates.map((name, at) => [at, templateNames[name]])),
  accent: accentNames,
  size: sizeNames,
  spacing: spacingNames,
  shows: factNames,
  kind: {
    internship: m.resume_upload_value_internship,
    fulltime: m.resume_upload_value_fulltime,
    parttime: m.resume_upload_value_parttime,
  },
}

/** What a field may be, where it is one of a few. */
export const optionsOf = (field: string): Readonly<Record<string, () => string>> | undefined => values[field]

/** A value as people write it. */
export function shownValue(field: string, value: string): string {
  const option = values[field]?.[value]
  if (option) return option()
  if (value === 'present' && field === 'end') return m.resume_upload_present()
  if (value === 'now' && field === 'from') return m.resume_upload_value_now()
  return /^\d{4}(?:-\d{2}){1,2}$/.test(value) ? value.replaceAll('-', '.') : value
}

/** Looks, each with what it is called: a size that is small and spacing that is tight say little by themselves. */
function shownLooks(row: Row, texts: readonly string[]): string {
  const shown = row.parts.map(({ field }, at) => {
    const items = split(texts[at] ?? '').map((item) =>
      field === 'order' ? sectionLabels[item as ReviewSection]() : shownValue(field, item),
    )
    return `${fieldLabel(row, field)} ${joined(items)}`
  })
  return shown.join(' · ')
}

/** All parts of a row in one line, '' where there is nothing. */
export function shownParts(row: Row, texts: readonly string[]): string {
  if (row.section === 'layout') return shownLooks(row, texts)
  const isSpan = row.parts.some(({ field }) => field === 'start' || field === 'end' || field === 'salary_min')
  const shown = row.parts.flatMap(({ field }, at) => (texts[at] ? [shownValue(field, texts[at])] : []))
  return shown.join(isSpan ? ' – ' : ' · ')
}
