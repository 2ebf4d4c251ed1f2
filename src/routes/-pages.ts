import type { LogoutOrigin } from '../../machines/login/logout/logout.types.ts'

interface PageFrame {
  /** Of the whole page's own: neither header nor footer, whatever the shell. */
  readonly bare?: true
  /** The resume area has its own, for a student. */
  readonly header?: false | 'resume'
  readonly footer?: false
  /** What a log-out in the header leads to (OUT-1); 0 where nothing is said. */
  readonly logout?: LogoutOrigin
}

/** Pages that the shell frames otherwise than the rest (SHELL-4). */
const frames: Readonly<Record<string, PageFrame>> = {
  '/about': { bare: true },
  '/agreement': { bare: true },
  '/transferPage': { bare: true },
  '/interviewRoom': { header: false, footer: false, logout: 5 },
  '/videoDetail': { footer: false },
  '/attentdetail': { header: 'resume', footer: false, logout: 1 },
  '/resume': { header: 'resume', logout: 'resumeArea' },
  '/resume_add': { header: 'resume', logout: 'resumeArea' },
  '/resume_create': { header: 'resume', logout: 'resumeArea' },
  '/deliveryFeedback': { logout: 3 },
  '/myCollect': { logout: 4 },
  '/myInterviewList': { logout: 6 },
  '/aiIntelligentfilling': { logout: 5 },
  '/aiResumeBasicInfo': { logout: 5 },
  '/createdBasicInfo': { logout: 5 },
  '/aiResumeDetail': { footer: false, logout: 5 },
  '/aiIntroduction': { logout: 5 },
  '/diagnosticResult': { footer: false, logout: 5 },
  '/aiInterviewIntroduce': { logout: 5 },
  '/ruleIntroduction': { logout: 5 },
  '/aiInterviewBasicInfo': { logout: 5 },
  '/aiInterviewResult': { footer: false, logout: 5 },
}

export const frameOf = (pathname: string): PageFrame => frames[pathname] ?? {}
