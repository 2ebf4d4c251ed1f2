import type { Finding, Place } from '../../../../contract/diagnosis.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Section } from '../../../entities/resume/section-names.ts'

const names: Record<Place['section'], () => string> = {
  basic: m.diagnosis_section_basic,
  education: m.diagnosis_section_education,
  work: m.diagnosis_section_work,
  project: m.diagnosis_section_project,
  posts: m.diagnosis_section_posts,
  skills: m.diagnosis_section_skills,
  languages: m.diagnosis_section_languages,
  certificates: m.diagnosis_section_certificates,
  awards: m.diagnosis_section_awards,
  links: m.diagnosis_section_links,
  summary: m.diagnosis_section_summary,
  intention: m.diagnosis_section_intention,
}

/** 实习与工作 · 第 1 项 · 第 3 条 */
export const placeText = ({ section, index, line }: Finding['place']): string =>
  [
    names[section](),
    index >= 0 && m.diagnosis_entry({ number: index + 1 }),
    line >= 0 && m.diagnosis_line({ number: line + 1 }),
  ]
    .filter(Boolean)
    .join(' · ')

/** The editor keeps certificates and awards together. */
export const editorSectionOf = ({ section }: Place): Section =>
  section === 'certificates' || section === 'awards' ? 'honours' : section
