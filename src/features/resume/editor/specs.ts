import type { SectionName } from '../../../../contract/resume.ts'
import {
  degrees,
  type EntryKind,
  intentionKinds,
  type ListPart,
  politicalStatuses,
  resumeLimits,
  skillLevels,
  workKinds,
} from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { BIRTH_YEARS_BACK } from '../../../entities/resume/month-grid.ts'
import type { Choices } from './fields/useChoices.ts'

interface Base {
  /** In the content. */
  readonly name: string
  readonly label: () => string
  readonly isRequired?: true
  /** Over both columns. */
  readonly isWide?: true
  /** Nobody asks for it in Taiwan. */
  readonly isMainland?: true
}

export type FieldSpec = Base &
  (
    | {
        readonly kind: 'text'
        readonly max: number
        readonly placeholder?: () => string
        readonly choices?: Choices
        readonly complete?: string
        readonly mode?: 'tel' | 'email' | 'url'
      }
    | { readonly kind: 'note'; readonly max: number; readonly placeholder?: () => string }
    | {
        readonly kind: 'month'
        readonly placeholder?: () => string
        /** Years before now at which one begins to look for it. */
        readonly yearsBack?: number
      }
    /** An end, which may be the present. */
    | { readonly kind: 'end' }
    /** From when on somebody can begin: a month, or now. */
    | { readonly kind: 'from' }
    | {
        readonly kind: 'choice'
        readonly options: readonly string[]
        readonly labels: Readonly<Record<string, () => string>>
      }
    | {
        readonly kind: 'tags'
        readonly most: number
        readonly max: number
        readonly choices?: Choices
        readonly placeholder?: () => string
      }
    | { readonly kind: 'salary' }
    | { readonly kind: 'bullets' }
  )

export const degreeLabels = {
  '': m.resume_editor_choose,
  college: m.resume_editor_degree_college,
  bachelor: m.resume_editor_degree_bachelor,
  master: m.resume_editor_degree_master,
  doctor: m.resume_editor_degree_doctor,
  other: m.resume_editor_degree_other,
} satisfies Record<(typeof degrees)[number], () => string>

const politicalLabels = {
  '': m.resume_editor_unsaid,
  member: m.resume_editor_political_member,
  probationary: m.resume_editor_political_probationary,
  league: m.resume_editor_political_league,
  masses: m.resume_editor_political_masses,
  other: m.resume_editor_political_other,
} satisfies Record<(typeof politicalStatuses)[number], () => string>

const sexLabels = { '': m.resume_editor_unsaid, '0': m.resume_sex_male, '1': m.resume_sex_female }

const workLabels = {
  internship: m.resume_editor_work_internship,
  fulltime: m.resume_editor_work_fulltime,
  parttime: m.resume_editor_work_parttime,
} satisfies Record<(typeof workKinds)[number], () => string>

export const levelLabels = {
  '': m.resume_editor_unsaid,
  basic: m.resume_editor_level_basic,
  familiar: m.resume_editor_level_familiar,
  proficient: m.resume_editor_level_proficient,
  expert: m.resume_editor_level_expert,
} satisfies Record<(typeof skillLevels)[number], () => string>

const intentionLabels = {
  '': m.resume_editor_unsaid,
  fulltime: m.resume_editor_intention_fulltime,
  internship: m.resume_editor_intention_internship,
  both: m.resume_editor_intention_both,
} satisfies Record<(typeof intentionKinds)[number], () => string>

const { heading, place, address, score, note } = resumeLimits

const text = (name: string, label: () => string, max: number, more: object = {}): FieldSpec => ({
  kind: 'text',
  name,
  label,
  max,
  ...more,
})
const required = { isRequired: true } as const
const span: readonly FieldSpec[] = [
  { kind: 'month', name: 'start', label: m.resume_editor_start, ...required },
  { kind: 'end', name: 'end', label: m.resume_editor_end, ...required },
]
const bullets = (label: () => string): FieldSpec => ({ kind: 'bullets', name: 'bullets', label, isWide: true })

export type FormName = Exclude<SectionName, 'layout' | 'summary' | ListPart> | EntryKind | ListPart

/** Every field of every form, in the order in which it is filled in. */
export const specs: Readonly<Record<FormName, readonly FieldSpec[]>> = {
  basic: [
    text('name', m.resume_editor_name, resumeLimits.name, { ...required, complete: 'name' }),
    { kind: 'choice', name: 'sex', label: m.resume_editor_sex, options: ['', '0', '1'], labels: sexLabels },
    text('phone', m.resume_editor_phone, resumeLimits.phone, { ...required, mode: 'tel', complete: 'tel' }),
    text('email', m.resume_editor_email, resumeLimits.email, { ...required, mode: 'email', complete: 'email' }),
    {
      kind: 'month',
      name: 'birth',
      label: m.resume_editor_birth,
      placeholder: m.resume_editor_birth_example,
      yearsBack: BIRTH_YEARS_BACK,
    },
    text('city', m.resume_editor_city, place, { choices: 'cities' }),
    text('hometown', m.resume_editor_hometown, place, { choices: 'hometowns' }),
    {
      kind: 'choice',
      name: 'political',
      label: m.resume_editor_political,
      options: politicalStatuses,
      labels: politicalLabels,
      isMainland: true,
    },
  ],
  intention: [
    {
      kind: 'tags',
      name: 'positions',
      label: m.resume_editor_positions,
      most: resumeLimits.positions,
      max: heading,
      choices: 'positions',
      placeholder: m.resume_editor_positions_example,
      isWide: true,
      ...required,
    },
    {
      kind: 'tags',
      name: 'cities',
      label: m.resume_editor_cities,
      most: resumeLimits.cities,
      max: place,
      choices: 'cities',
      isWide: true,
    },
    {
      kind: 'choice',
      name: 'kind',
      label: m.resume_editor_kind,
      options: intentionKinds,
      labels: intentionLabels,
    },
    { kind: 'from', name: 'from', label: m.resume_editor_from },
    { kind: 'salary', name: 'salary_min', label: m.resume_editor_salary, isWide: true },
  ],
  wish: [
    {
      kind: 'tags',
      name: 'industries',
      label: m.resume_editor_industries,
      most: resumeLimits.wishes,
      max: place,
      choices: 'industries',
      isWide: true,
    },
    {
      kind: 'tags',
      name: 'company_kinds',
      label: m.resume_editor_company_kinds,
      most: resumeLimits.wishes,
      max: place,
      choices: 'companyKinds',
      isWide: true,
    },
    { kind: 'note', name: 'note', label: m.resume_editor_wish_note, max: note, isWide: true },
  ],
  education: [
    text('school', m.resume_editor_school, heading, { ...required, choices: 'schools' }),
    {
      kind: 'choice',
      name: 'degree',
      label: m.resume_editor_degree,
      options: degrees,
      labels: degreeLabels,
      ...required,
    },
    text('major', m.resume_editor_major, heading, { ...required, choices: 'majors' }),
    text('score', m.resume_editor_score, score, { placeholder: m.resume_editor_score_example }),
    ...span,
    {
      kind: 'note',
      name: 'note',
      label: m.resume_editor_courses,
      max: note,
      placeholder: m.resume_editor_courses_example,
      isWide: true,
    },
  ],
  work: [
    text('company', m.resume_editor_company, heading, required),
    text('position', m.resume_editor_position, heading, required),
    { kind: 'choice', name: 'kind', label: m.resume_editor_work_kind, options: workKinds, labels: workLabels },
    text('city', m.resume_editor_place, place, { choices: 'cities' }),
    ...span,
    bullets(m.resume_editor_work_bullets),
  ],
  project: [
    text('name', m.resume_editor_project, heading, required),
    text('role', m.resume_editor_role, heading),
    ...span,
    text('link', m.resume_editor_project_link, address, {
      mode: 'url',
      isWide: true,
      placeholder: m.resume_editor_link_example,
    }),
    bullets(m.resume_editor_project_bullets),
  ],
  posts: [
    text('organisation', m.resume_editor_organisation, heading, required),
    text('position', m.resume_editor_post, heading, required),
    ...span,
    bullets(m.resume_editor_post_bullets),
  ],
  skills: [
    text('name', m.resume_editor_skill, heading, { ...required, placeholder: m.resume_editor_skill_example }),
    { kind: 'choice', name: 'level', label: m.resume_editor_level, options: skillLevels, labels: levelLabels },
    {
      kind: 'tags',
      name: 'keywords',
      label: m.resume_editor_keywords,
      most: resumeLimits.keywords,
      max: place,
      placeholder: m.resume_editor_keywords_example,
      isWide: true,
    },
  ],
  languages: [
    text('language', m.resume_editor_language, place, { ...required, choices: 'languages' }),
    text('fluency', m.resume_editor_fluency, heading, { placeholder: m.resume_editor_fluency_example }),
    text('certificate', m.resume_editor_language_certificate, heading, { choices: 'languageCertificates' }),
    text('score', m.resume_editor_language_score, score),
  ],
  certificates: [
    text('name', m.resume_editor_certificate, heading, required),
    text('issuer', m.resume_editor_issuer, heading),
    { kind: 'month', name: 'date', label: m.resume_editor_got },
  ],
  awards: [
    text('title', m.resume_editor_award, heading, required),
    text('awarder', m.resume_editor_awarder, heading),
    { kind: 'month', name: 'date', label: m.resume_editor_got },
    { kind: 'note', name: 'note', label: m.resume_editor_award_note, max: note, isWide: true },
  ],
  links: [
    text('label', m.resume_editor_link_label, place, { ...required, placeholder: m.resume_editor_link_label_example }),
    text('url', m.resume_editor_link, address, { ...required, mode: 'url', placeholder: m.resume_editor_link_example }),
  ],
}
