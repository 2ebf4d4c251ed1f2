import type { ComponentType } from 'react'
import type { EntryKind, ListPart, ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { isBlank } from '../../../entities/resume/blank.ts'
import type { Check } from '../../../entities/resume/completeness.ts'
import type { Section } from '../../../entities/resume/section-names.ts'
import { UserIcon, UsersIcon } from '../../../ui/icons/account.tsx'
import { MedalIcon, WrenchIcon } from '../../../ui/icons/fields.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { HeartIcon, LayersIcon, LinkIcon, NewsIcon } from '../../../ui/icons/pages.tsx'
import { BriefcaseIcon, CapIcon, DocumentIcon, GlobeIcon, TargetIcon } from '../../../ui/icons/shell.tsx'

interface SectionLook {
  readonly title: () => string
  readonly text: () => string
  readonly icon: ComponentType<IconProps>
}

export const sectionLooks: Readonly<Record<Section, SectionLook>> = {
  basic: { title: m.resume_editor_section_basic, text: m.resume_editor_text_basic, icon: UserIcon },
  intention: { title: m.resume_editor_section_intention, text: m.resume_editor_text_intention, icon: TargetIcon },
  education: { title: m.resume_editor_section_education, text: m.resume_editor_text_order, icon: CapIcon },
  work: { title: m.resume_editor_section_work, text: m.resume_editor_text_order, icon: BriefcaseIcon },
  project: { title: m.resume_editor_section_project, text: m.resume_editor_text_order, icon: LayersIcon },
  posts: { title: m.resume_editor_section_posts, text: m.resume_editor_text_order, icon: UsersIcon },
  skills: { title: m.resume_editor_section_skills, text: m.resume_editor_text_skills, icon: WrenchIcon },
  languages: { title: m.resume_editor_section_languages, text: m.resume_editor_text_languages, icon: GlobeIcon },
  honours: { title: m.resume_editor_section_honours, text: m.resume_editor_text_honours, icon: MedalIcon },
  links: { title: m.resume_editor_section_links, text: m.resume_editor_text_links, icon: LinkIcon },
  summary: { title: m.resume_editor_section_summary, text: m.resume_editor_text_summary, icon: NewsIcon },
  wish: { title: m.resume_editor_section_wish, text: m.resume_editor_text_wish, icon: HeartIcon },
  attachments: {
    title: m.resume_editor_section_attachments,
    text: m.resume_editor_text_attachments,
    icon: DocumentIcon,
  },
}

/** Lists that a section is made of. */
export const listsIn: Partial<Record<Section, readonly (EntryKind | ListPart)[]>> = {
  education: ['education'],
  work: ['work'],
  project: ['project'],
  posts: ['posts'],
  skills: ['skills'],
  languages: ['languages'],
  honours: ['awards', 'certificates'],
  links: ['links'],
}

/** What adds to a list. */
export const addLabels: Readonly<Record<EntryKind | ListPart, () => string>> = {
  education: m.resume_editor_add_education,
  work: m.resume_editor_add_work,
  project: m.resume_editor_add_project,
  posts: m.resume_editor_add_post,
  skills: m.resume_editor_add_skill,
  languages: m.resume_editor_add_language,
  awards: m.resume_editor_add_award,
  certificates: m.resume_editor_add_certificate,
  links: m.resume_editor_add_link,
}

/** The section in which a check is met. */
export const sectionOf: Readonly<Record<Check, Section>> = {
  name: 'basic',
  contact: 'basic',
  education: 'education',
  positions: 'intention',
  experience: 'work',
  bullets: 'work',
  skills: 'skills',
  cities: 'intention',
  numbers: 'work',
  languages: 'languages',
  awards: 'honours',
  summary: 'summary',
  photo: 'basic',
}

/** The next step, in words. */
export const checkTexts: Readonly<Record<Check, () => string>> = {
  name: m.resume_editor_next_name,
  contact: m.resume_editor_next_contact,
  education: m.resume_editor_next_education,
  positions: m.resume_editor_next_positions,
  experience: m.resume_editor_next_experience,
  bullets: m.resume_editor_next_bullets,
  skills: m.resume_editor_next_skills,
  cities: m.resume_editor_next_cities,
  numbers: m.resume_editor_next_numbers,
  languages: m.resume_editor_next_languages,
  awards: m.resume_editor_next_awards,
  summary: m.resume_editor_next_summary,
  photo: m.resume_editor_next_photo,
}

const hasText = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value !== 0

/** Fields that have a text before the student writes one. */
const given = ['title', 'phone']

/** Whether anything has been written into a section. */
export function isBegun(section: Section, content: ResumeContent): boolean {
  const lists = listsIn[section]
  if (lists) return lists.some((list) => content[list].some((item) => !isBlank(list, item)))
  if (section === 'summary') return content.summary.trim() !== ''
  if (section === 'basic' || section === 'intention' || section === 'wish') {
    return Object.entries(content[section]).some(([name, value]) => !given.includes(name) && hasText(value))
  }
  return false
}
