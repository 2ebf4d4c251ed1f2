import type { DiagnosisRule, Dimension, Finding, Severity } from '../../../../contract/diagnosis.ts'
import * as m from '../../../../messages/compiled/messages.js'

interface RuleWords {
  why(): string
  act(): string
  /** Another's line, before and after. */
  example?(): string
}

/** What a finding is called. */
const titles = {
  'education-missing': m.diagnosis_rule_education_missing,
  'education-incomplete': m.diagnosis_rule_education_incomplete,
  'experience-missing': m.diagnosis_rule_experience_missing,
  'lines-missing': m.diagnosis_rule_lines_missing,
  'skills-missing': m.diagnosis_rule_skills_missing,
  'intention-missing': m.diagnosis_rule_intention_missing,
  'summary-missing': m.diagnosis_rule_summary_missing,
  'proofs-missing': m.diagnosis_rule_proofs_missing,
  'phone-missing': m.diagnosis_rule_phone_missing,
  'phone-invalid': m.diagnosis_rule_phone_invalid,
  'email-missing': m.diagnosis_rule_email_missing,
  'email-invalid': m.diagnosis_rule_email_invalid,
  'city-missing': m.diagnosis_rule_city_missing,
  'date-missing': m.diagnosis_rule_date_missing,
  'end-before-start': m.diagnosis_rule_end_before_start,
  'starts-later': m.diagnosis_rule_starts_later,
  order: m.diagnosis_rule_order,
  gap: m.diagnosis_rule_gap,
  overlap: m.diagnosis_rule_overlap,
  'number-missing': m.diagnosis_rule_number_missing,
  'verb-weak': m.diagnosis_rule_verb_weak,
  'verb-missing': m.diagnosis_rule_verb_missing,
  'line-short': m.diagnosis_rule_line_short,
  'line-long': m.diagnosis_rule_line_long,
  'first-person': m.diagnosis_rule_first_person,
  buzzword: m.diagnosis_rule_buzzword,
  'keyword-missing': m.diagnosis_rule_keyword_missing_once,
  'degree-below': m.diagnosis_rule_degree_below,
  'major-other': m.diagnosis_rule_major_other,
  duplicate: m.diagnosis_rule_duplicate,
  punctuation: m.diagnosis_rule_punctuation,
  'link-invalid': m.diagnosis_rule_link_invalid,
  'lines-many': m.diagnosis_rule_lines_many,
  'resume-long': m.diagnosis_rule_resume_long,
} satisfies Record<DiagnosisRule, (inputs: { term: string }) => string>

const rules: Record<DiagnosisRule, RuleWords> = {
  'education-missing': { why: m.diagnosis_rule_education_missing_why, act: m.diagnosis_rule_education_missing_do },
  'education-incomplete': {
    why: m.diagnosis_rule_education_incomplete_why,
    act: m.diagnosis_rule_education_incomplete_do,
  },
  'experience-missing': { why: m.diagnosis_rule_experience_missing_why, act: m.diagnosis_rule_experience_missing_do },
  'lines-missing': { why: m.diagnosis_rule_lines_missing_why, act: m.diagnosis_rule_lines_missing_do },
  'skills-missing': { why: m.diagnosis_rule_skills_missing_why, act: m.diagnosis_rule_skills_missing_do },
  'intention-missing': { why: m.diagnosis_rule_intention_missing_why, act: m.diagnosis_rule_intention_missing_do },
  'summary-missing': { why: m.diagnosis_rule_summary_missing_why, act: m.diagnosis_rule_summary_missing_do },
  'proofs-missing': { why: m.diagnosis_rule_proofs_missing_why, act: m.diagnosis_rule_proofs_missing_do },
  'phone-missing': { why: m.diagnosis_rule_phone_missing_why, act: m.diagnosis_rule_phone_missing_do },
  'phone-invalid': { why: m.diagnosis_rule_phone_invalid_why, act: m.diagnosis_rule_phone_invalid_do },
  'email-missing': { why: m.diagnosis_rule_email_missing_why, act: m.diagnosis_rule_email_missing_do },
  'email-invalid': { why: m.diagnosis_rule_email_invalid_why, act: m.diagnosis_rule_email_invalid_do },
  'city-missing': { why: m.diagnosis_rule_city_missing_why, act: m.diagnosis_rule_city_missing_do },
  'date-missing': { why: m.diagnosis_rule_date_missing_why, act: m.diagnosis_rule_date_missing_do },
  'end-before-start': { why: m.diagnosis_rule_end_before_start_why, act: m.diagnosis_rule_end_before_start_do },
  'starts-later': { why: m.diagnosis_rule_starts_later_why, act: m.diagnosis_rule_starts_later_do },
  order: { why: m.diagnosis_rule_order_why, act: m.diagnosis_rule_order_do },
  gap: { why: m.diagnosis_rule_gap_why, act: m.diagnosis_rule_gap_do },
  overlap: { why: m.diagnosis_rule_overlap_why, act: m.diagnosis_rule_overlap_do },
  'number-missing': {
    why: m.diagnosis_rule_number_missing_why,
    act: m.diagnosis_rule_number_missing_do,
    example: m.diagnosis_rule_number_missing_example,
  },
  'verb-weak': {
    why: m.diagnosis_rule_verb_weak_why,
    act: m.diagnosis_rule_verb_weak_do,
    example: m.diagnosis_rule_verb_weak_example,
  },
  'verb-missing': {
    why: m.diagnosis_rule_verb_missing_why,
    act: m.diagnosis_rule_verb_missing_do,
    example: m.diagnosis_rule_verb_missing_example,
  },
  'line-short': {
    why: m.diagnosis_rule_line_short_why,
    act: m.diagnosis_rule_line_short_do,
    example: m.diagnosis_rule_line_short_example,
  },
  'line-long': {
    why: m.diagnosis_rule_line_long_why,
    act: m.diagnosis_rule_line_long_do,
    example: m.diagnosis_rule_line_long_example,
  },
  'first-person': {
    why: m.diagnosis_rule_first_person_why,
    act: m.diagnosis_rule_first_person_do,
    example: m.diagnosis_rule_first_person_example,
  },
  buzzword: {
    why: m.diagnosis_rule_buzzword_why,
    act: m.diagnosis_rule_buzzword_do,
    example: m.diagnosis_rule_buzzword_example,
  },
  'keyword-missing': {
    why: m.diagnosis_rule_keyword_missing_why,
    act: m.diagnosis_rule_keyword_missing_do,
    example: m.diagnosis_rule_keyword_missing_example,
  },
  'degree-below': { why: m.diagnosis_rule_degree_below_why, act: m.diagnosis_rule_degree_below_do },
  'major-other': { why: m.diagnosis_rule_major_other_why, act: m.diagnosis_rule_major_other_do },
  duplicate: { why: m.diagnosis_rule_duplicate_why, act: m.diagnosis_rule_duplicate_do },
  punctuation: { why: m.diagnosis_rule_punctuation_why, act: m.diagnosis_rule_punctuation_do },
  'link-invalid': { why: m.diagnosis_rule_link_invalid_why, act: m.diagnosis_rule_link_invalid_do },
  'lines-many': { why: m.diagnosis_rule_lines_many_why, act: m.diagnosis_rule_lines_many_do },
  'resume-long': { why: m.diagnosis_rule_resume_long_why, act: m.diagnosis_rule_resume_long_do },
}

export const wordsOf = (rule: DiagnosisRule): RuleWords => rules[rule]

/** A term that a target names more than once is told how often. */
export function titleOf({ rule, quote, times }: Pick<Finding, 'rule' | 'quote' | 'times'>): string {
  const term = quote?.text ?? ''
  return rule === 'keyword-missing' && times > 1
    ? m.diagnosis_rule_keyword_missing({ term, times })
    : titles[rule]({ term })
}

export const dimensionWords: Record<Dimension, { name(): string; how(): string }> = {
  completeness: { name: m.diagnosis_dimension_completeness, how: m.diagnosis_dimension_completeness_how },
  contact: { name: m.diagnosis_dimension_contact, how: m.diagnosis_dimension_contact_how },
  chronology: { name: m.diagnosis_dimension_chronology, how: m.diagnosis_dimension_chronology_how },
  quantity: { name: m.diagnosis_dimension_quantity, how: m.diagnosis_dimension_quantity_how },
  verbs: { name: m.diagnosis_dimension_verbs, how: m.diagnosis_dimension_verbs_how },
  wording: { name: m.diagnosis_dimension_wording, how: m.diagnosis_dimension_wording_how },
  match: { name: m.diagnosis_dimension_match, how: m.diagnosis_dimension_match_how },
  format: { name: m.diagnosis_dimension_format, how: m.diagnosis_dimension_format_how },
}

export const severityNames: Record<Severity, () => string> = {
  serious: m.diagnosis_severity_serious,
  advice: m.diagnosis_severity_advice,
  hint: m.diagnosis_severity_hint,
}
