import { type ResumeLack, resumeLacks } from '../../../contract/calls/deliveries.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { isContactPhone, isEmail } from '../../../contract/rules/resume-rules.ts'

const has = {
  name: ({ basic }) => basic.name.trim() !== '',
  phone: ({ basic }) => isContactPhone(basic.phone),
  email: ({ basic }) => isEmail(basic.email),
  education: ({ education }) => education.some(({ school }) => school.trim() !== ''),
} satisfies Record<ResumeLack, (content: ResumeContent) => boolean>

/** What whoever reads the resume could not do without. */
export const lacksOf = (content: ResumeContent): ResumeLack[] => resumeLacks.filter((lack) => !has[lack](content))
