import type { Conflict } from '../../../../contract/calls/resume.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { codes } from '../../../../contract/codes.ts'
import { type EntryKind, resumeLimits } from '../../../../contract/resume.ts'
import type { Why, Wrong } from '../../../../contract/rules/resume-rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Refusal, sentenceOf } from '../../../platform/http/failures.ts'
import type { SaveOutcome, Standing } from '../change.ts'

const full = {
  education: m.server_resume_full_education,
  work: m.server_resume_full_work,
  project: m.server_resume_full_project,
  items: m.server_resume_full_items,
} satisfies Record<EntryKind | 'items', unknown>

const noSuchDay: Readonly<Record<string, typeof m.server_resume_wrong_day_date>> = {
  birth: m.server_resume_wrong_day_birth,
  start: m.server_resume_wrong_day_start,
  end: m.server_resume_wrong_day_end,
}

const wrongs = {
  phone: m.server_resume_wrong_phone,
  email: m.server_resume_wrong_email,
  month: m.server_resume_wrong_month,
  birthAhead: m.server_resume_wrong_birth,
  endFirst: m.server_resume_wrong_end,
  link: m.server_resume_wrong_link,
  salary: m.server_resume_wrong_salary,
  long: m.server_resume_wrong_long,
  many: m.server_resume_wrong_many,
} satisfies Record<Exclude<Why, 'noSuchDay'>, unknown>

function wrongSentence({ field, why, item }: Wrong, locale: Locale): string {
  const say = why === 'noSuchDay' ? (noSuchDay[field] ?? m.server_resume_wrong_day_date) : wrongs[why]
  const sentence = say({}, { locale })
  return item === undefined ? sentence : m.server_resume_wrong_item({ number: item + 1, sentence }, { locale })
}

export const standingOf = ({ version, updatedAt }: Standing) => ({ version, updated_at: updatedAt.toISOString() })

type Refused = Extract<SaveOutcome, { kind: 'wrong' | 'full' | 'conflict' }>

/**
 * Why a save is refused: which field is wrong, that there are too many, or how it stands now.
 * @param kind of the entries that there are too many of; `items` of a list
 */
export function refusalOf(outcome: Refused, kind: EntryKind | 'items', locale: Locale): Refusal {
  switch (outcome.kind) {
    case 'wrong':
      return new Refusal(codes.refused, wrongSentence(outcome.wrong, locale), outcome.wrong)
    case 'full':
      return new Refusal(codes.refused, full[kind]({ count: resumeLimits[kind] }, { locale }))
    case 'conflict': {
      const data: Conflict = { ...standingOf(outcome), content: outcome.content }
      return new Refusal(codes.conflict, sentenceOf(codes.conflict, locale), data)
    }
  }
}
