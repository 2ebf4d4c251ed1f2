import type { ResumeLack } from '../../../contract/calls/deliveries.ts'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { isContactPhone } from '../../../contract/rules/resume-rules.ts'
import { localPhone } from '../../platform/phones.ts'
import { lacksOf } from './lacks.ts'

/** The facts of an account about its student. */
export interface SenderAccount {
  readonly phone: string
  readonly school: string
  readonly major: string
}

/** Lists what an employer needs beside an attachment and neither the resume nor the account has. */
export const lacksBeside = (content: ResumeContent, { school }: SenderAccount): ResumeLack[] =>
  lacksOf(content).filter((lack) => lack !== 'phone' && (lack !== 'education' || school === ''))

const unsaid = { start: '', end: '', score: '', note: '' }

/**
 * Who sends an attachment, and how they are reached: of the resume no more than that, and of the account what that
 * leaves out.
 */
export function senderOf({ basic, education }: ResumeContent, account: SenderAccount): ResumeContent {
  const { name, phone, email } = basic
  const [first = { id: '', school: account.school, major: account.major, degree: '' as const }] = education
  const { id, school, major, degree } = first
  return {
    ...emptyResume,
    basic: { ...emptyResume.basic, name, phone: isContactPhone(phone) ? phone : localPhone(account.phone), email },
    education: [{ ...unsaid, id, school, major, degree }],
  }
}
