/** The jumps after a login (STU-4). */
export const jumpModes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export type JumpMode = (typeof jumpModes)[number]

/** The wish of a visitor who is asked to log in. */
export interface JumpRequest {
  readonly mode: JumpMode
  /** Mode 2: the video to open. */
  readonly videoId?: string
  /** Mode 11: what the page that hosts the login goes on with. */
  readonly destination?: string
}

/** The jump after a log-in because a session ran out: to the page where it did. */
export const jumpToWish = (wish: string, otherwise: JumpRequest): JumpRequest =>
  wish === '' ? otherwise : { mode: 11, destination: wish }

/** The facts that decide the jump of a student who just logged in. */
export interface Profile {
  readonly hasResume: boolean
  readonly hasAiResume: boolean
}

/** The navigation port carries it out. */
export type Jump =
  | { kind: 'open'; path: string; tab: 'same' | 'new' }
  | { kind: 'refresh'; what: 'parent' | 'positions' | 'recommendations' | 'aiResume' }
  | { kind: 'emitInit'; destination: string | null }

/** Address of the student's resume, or of where one begins (NAV-9). */
export const resumePath = (hasResume: boolean): string => (hasResume ? '/resume?from=3' : '/resume_create?from=3')

/** Modes that open a page, and so may want a tab of their own. */
export const opensPage = (mode: JumpMode): boolean => mode === 1 || mode === 2

/**
 * @param sameTab the browser or the address asks to stay in the tab
 */
export function jumpOf({ mode, videoId = '', destination }: JumpRequest, profile: Profile, sameTab: boolean): Jump {
  const tab = sameTab ? 'same' : 'new'
  switch (mode) {
    case 1:
      return { kind: 'open', path: resumePath(profile.hasResume), tab }
    case 2:
      return { kind: 'open', path: `/videoDetail?id=${encodeURIComponent(videoId)}`, tab }
    case 3:
    case 4:
    case 5:
    case 6:
      return { kind: 'refresh', what: 'parent' }
    case 7:
      return { kind: 'refresh', what: 'positions' }
    case 8:
      return { kind: 'refresh', what: 'recommendations' }
    case 9:
      return { kind: 'open', path: profile.hasAiResume ? '/aiResumeDetail' : '/aiResumeBasicInfo', tab: 'same' }
    case 10:
      return { kind: 'refresh', what: 'aiResume' }
    case 11:
      return { kind: 'emitInit', destination: destination ?? null }
  }
}
