import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { Section } from '../../../../entities/resume/section-names.ts'
import { type Step, stepNames } from '../../../../entities/resume/step-names.ts'
import { type SectionState, sectionState } from '../section-state.ts'

export const stepLabels: Readonly<Record<Step, () => string>> = {
  basic: m.resume_editor_section_basic,
  education: m.resume_editor_section_education,
  experience: m.resume_editor_step_experience,
  skills: m.resume_editor_section_skills,
  intention: m.resume_editor_section_intention,
  done: m.resume_editor_done,
}

export const sectionsOf: Readonly<Record<Step, readonly Section[]>> = {
  basic: ['basic'],
  education: ['education'],
  experience: ['work', 'project'],
  skills: ['skills'],
  intention: ['intention'],
  done: [],
}

/** The step in which a section is written; undefined where it is none of theirs. */
export const stepOf = (section: Section): Step | undefined =>
  stepNames.find((step) => sectionsOf[step].includes(section))

/** The worst of its sections that hold anything. @param today as 2026-11-20 */
export function stepState(step: Step, content: ResumeContent, today: string): SectionState {
  const states = sectionsOf[step].map((section) => sectionState(section, content, today))
  return (['wrong', 'lacking', 'done'] as const).find((state) => states.includes(state)) ?? 'empty'
}
