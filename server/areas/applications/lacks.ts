import { type ResumeLack, resumeLacks } from '../../../contract/calls/deliveries.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { isContactPhone, isEmail } from '../../../contract/rules/resume-rules.ts'

const has = {
  name: ({ basic }) => basic.name.trim() !== '',
  phone: ({ basic }) => isContactPhone(basic.phone),
  email: ({ basic }) => isEmail(basic.email),
  education: ({ education }) => education.some(({ school }) => school.trim() !== ''),
} satisfies Record<ResumeLack, (content: ResumeContent) => boolean>

/** Lists what the resume lacks and its reader needs. */
export const lacksOf = (content: ResumeContent): ResumeLack[] => resumeLacks.filter((lack) => !has[lack](content))
