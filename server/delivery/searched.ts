import type { ResumeContent } from '../../contract/resume.ts'
import type { students } from '../db/schema.ts'

/**
 * What a keyword at the desk is looked for in: name, school and major, as its lists show them.
 * @param resume as it is sent; null for an attachment
 * @param account whose they are where the resume says nothing of them
 */
export function searchedOf(
  resume: ResumeContent | null,
  account: Pick<typeof students.$inferSelect, 'name' | 'school' | 'major'>,
): string {
  const { school, major } = resume?.education[0] ?? account
  return [resume?.basic.name ?? account.name, school, major].join('\n')
}
