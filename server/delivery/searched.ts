import type { ResumeContent } from '../../contract/resume.ts'

/** What a keyword at the desk is looked for in: name, school and major of what is sent, as its lists show them. */
export function searchedOf({ basic, education: [first] }: ResumeContent): string {
  return [basic.name, first?.school ?? '', first?.major ?? ''].join('\n')
}
