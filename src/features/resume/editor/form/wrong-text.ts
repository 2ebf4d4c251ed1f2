import type { Why } from '../../../../../contract/rules/resume-rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'

const texts = {
  phone: m.resume_editor_wrong_phone,
  email: m.resume_editor_wrong_email,
  month: m.resume_editor_month_odd,
  birthAhead: m.resume_editor_wrong_birth,
  noSuchDay: m.resume_editor_wrong_day,
  endFirst: m.resume_editor_wrong_end,
  link: m.resume_editor_wrong_link,
  salary: m.resume_editor_wrong_salary,
} satisfies Partial<Record<Why, () => string>>

const isTold = (why: Why): why is keyof typeof texts => why in texts

/** What is wrong with a field, and what to write; null where the field says so itself. */
export const wrongText = (why: Why): string | null => (isTold(why) ? texts[why]() : null)
