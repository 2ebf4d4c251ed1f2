import type { GuidedPlace, GuidedQuestion, GuidedSection, GuidedTurn } from '../../../../contract/guided.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { shownValue } from '../upload/review/labels.ts'

interface Words {
  /** @param subject company or project that it is about */
  readonly ask: (inputs: { readonly subject: string }) => string
  readonly hint: () => string
  readonly section: GuidedSection
  /** Answers that are offered. */
  readonly replies?: readonly string[]
  /** How it is passed over by who has nothing to say. */
  readonly none?: () => string
}

/** What is asked, by question. */
export const questionWords: Readonly<Record<GuidedQuestion, Words>> = {
  name: { ask: () => m.guided_ask_name(), hint: m.guided_hint_name, section: 'basic' },
  contact: { ask: () => m.guided_ask_contact(), hint: m.guided_hint_contact, section: 'basic' },
  city: { ask: () => m.guided_ask_city(), hint: m.guided_hint_city, section: 'basic' },
  aim: { ask: () => m.guided_ask_aim(), hint: m.guided_hint_aim, section: 'intention' },
  aimCity: { ask: () => m.guided_ask_aim_city(), hint: m.guided_hint_aim_city, section: 'intention' },
  salary: {
    ask: () => m.guided_ask_salary(),
    hint: m.guided_hint_salary,
    section: 'intention',
    replies: ['6-8K', '8-12K', '12-18K'],
  },
  education: { ask: () => m.guided_ask_education(), hint: m.guided_hint_education, section: 'education' },
  work: { ask: () => m.guided_ask_work(), hint: m.guided_hint_work, section: 'work', none: m.guided_none },
  work1: { ask: m.guided_ask_work1, hint: m.guided_hint_work1, section: 'work', none: m.guided_no_more },
  work2: { ask: m.guided_ask_work2, hint: m.guided_hint_work2, section: 'work', none: m.guided_no_more },
  work3: { ask: m.guided_ask_work3, hint: m.guided_hint_work3, section: 'work', none: m.guided_no_more },
  project: { ask: () => m.guided_ask_project(), hint: m.guided_hint_project, section: 'project', none: m.guided_none },
  project1: { ask: m.guided_ask_project1, hint: m.guided_hint_project1, section: 'project', none: m.guided_no_more },
  project2: { ask: m.guided_ask_project2, hint: m.guided_hint_project2, section: 'project', none: m.guided_no_more },
  project3: { ask: m.guided_ask_project3, hint: m.guided_hint_project3, section: 'project', none: m.guided_no_more },
  skills: { ask: () => m.guided_ask_skills(), hint: m.guided_hint_skills, section: 'skills', none: m.guided_none },
  honours: { ask: () => m.guided_ask_honours(), hint: m.guided_hint_honours, section: 'honours', none: m.guided_none },
  summary: { ask: () => m.guided_ask_summary(), hint: m.guided_hint_summary, section: 'summary' },
}

export const sectionNames: Readonly<Record<GuidedSection, () => string>> = {
  basic: m.guided_section_basic,
  intention: m.guided_section_intention,
  education: m.guided_section_education,
  work: m.guided_section_work,
  project: m.guided_section_project,
  skills: m.guided_section_skills,
  honours: m.guided_section_honours,
  summary: m.guided_section_summary,
}

const placeNames: Readonly<Record<GuidedPlace, () => string>> = {
  name: m.guided_place_name,
  sex: m.guided_place_sex,
  birth: m.guided_place_birth,
  phone: m.guided_place_phone,
  email: m.guided_place_email,
  city: m.guided_place_city,
  political: m.guided_place_political,
  hometown: m.guided_place_hometown,
  positions: m.guided_place_positions,
  cities: m.guided_place_cities,
  salary: m.guided_place_salary,
  kind: m.guided_place_kind,
  from: m.guided_place_from,
  school: m.guided_place_school,
  major: m.guided_place_major,
  degree: m.guided_place_degree,
  time: m.guided_place_time,
  score: m.guided_place_score,
  note: m.guided_place_note,
  company: m.guided_place_company,
  position: m.guided_place_position,
  project: m.guided_place_project,
  role: m.guided_place_role,
  link: m.guided_place_link,
  line: m.guided_place_line,
  education: m.guided_place_education,
  work: m.guided_place_work,
  skills: m.guided_place_skills,
  languages: m.guided_place_languages,
  certificates: m.guided_place_certificates,
  awards: m.guided_place_awards,
  posts: m.guided_place_posts,
  links: m.guided_place_links,
  summary: m.guided_place_summary,
}

export const placeName = (place: GuidedPlace): string => placeNames[place]()
export const placesText = (places: readonly GuidedPlace[]): string => places.map(placeName).join(m.guided_joint())

/** A value as people write it. */
export function valueText(place: GuidedPlace, value: string): string {
  if (place === 'salary') return `${value}K`
  if (place === 'time') return shownValue('end', value)
  return shownValue(place === 'kind' ? 'hope' : place, value)
}

/** What became of an answer. */
export function outcomeText({ outcome, wrote, missing }: GuidedTurn): string {
  switch (outcome) {
    case 'written':
      return m.guided_written({ places: placesText(wrote) })
    case 'partly':
      return m.guided_partly({ places: placesText(wrote), missing: placesText(missing) })
    case 'unclear':
      return m.guided_not_understood()
    case 'skipped':
      return m.guided_skipped()
    case 'asked':
      return m.guided_asked()
    case 'kept':
      return m.guided_kept()
  }
}
