import type { Why } from '../../../../contract/resume-rules.ts'
import * as m from '../../../../messages/compiled/messages.js'

const texts = {
  phone: m.resume_editor_wrong_phone,
  email: m.resume_editor_wrong_email,
  month: m.resume_editor_month_odd,
  birthAhead: m.resume_editor_wrong_birth,
  noSuchDay: m.resume_editor_wrong_day,
  endFirst: m.resume_editor_wrong_end,
  link: m.resume_editor_wrong_link,
  salary: m.resume_editor_wrong_salary,
} satisfies Record<Exclude<Why, 'long'>, () => string>

/** What is wrong with a field, and what to write; one that is too long says so itself. */
export const wrongText = (why: keyof typeof texts): string => texts[why]()
