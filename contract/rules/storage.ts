/** Everything that the browser keeps for us: name, meaning, lifetime (SESS-6). One module of the client reads and writes each table. */

export const IDENTITY_DAYS = 14
export const DEFAULT_DAYS = 30
/** A browser outlives its sessions: whoever comes back after one is still known. */
export const BROWSER_DAYS = 180

interface CookieRow {
  readonly meaning: string
  readonly days: number
}

/**
 * Readable by scripts: hints for the interface, never proof of anything. What no code here reads says whom it is written
 * for, or who writes it: the back offices and older pages of the same origin share these names.
 */
export const cookies = {
  user_id: { meaning: 'student or school user that the interface shows', days: IDENTITY_DAYS },
  login_type: { meaning: 'student, school, company or channel', days: IDENTITY_DAYS },
  user_name: { meaning: 'school user: name', days: IDENTITY_DAYS },
  user_school: { meaning: 'school user: school', days: IDENTITY_DAYS },
  user_type: { meaning: 'school user: 0 opens the dashboard', days: IDENTITY_DAYS },
  strategy: { meaning: 'school user: strategy; written for: the school’s back office', days: IDENTITY_DAYS },
  faculty: { meaning: 'school user: faculty', days: IDENTITY_DAYS },
  com_key_user: { meaning: 'employer user', days: IDENTITY_DAYS },
  company_id: { meaning: 'employer: company; written elsewhere, removed with the employer', days: DEFAULT_DAYS },
  channel_userid: { meaning: 'channel organiser user', days: IDENTITY_DAYS },
  channel_channel_name: { meaning: 'channel organiser: name of the channel', days: IDENTITY_DAYS },
  uniq_user_token: {
    meaning: 'base key of the platform; here, whether the browser keeps cookies is tried by it',
    days: DEFAULT_DAYS,
  },
  resume_data: {
    meaning: 'student: head of the resume; written elsewhere, removed with the student',
    days: DEFAULT_DAYS,
  },
  siteType: {
    meaning: 'type of the site last opened: 1 main platform, 2 university, 3 channel; written for: the back offices',
    days: DEFAULT_DAYS,
  },
  school_type: {
    meaning: 'school_type of the site last opened: 1 university, 2 faculty; written for: the school’s back office',
    days: DEFAULT_DAYS,
  },
  title1: { meaning: 'name of the site last opened; written for: the heads of the back offices', days: DEFAULT_DAYS },
  title2: {
    meaning: 'tagline of the site last opened; written for: the heads of the back offices',
    days: DEFAULT_DAYS,
  },
  channel_type: {
    meaning: 'what the channel last opened is of; written for: the organisers’ back office',
    days: DEFAULT_DAYS,
  },
  platform: {
    meaning: 'entrance of an employer: qudao a channel, qiye any other site; written for: the employers’ back office',
    days: DEFAULT_DAYS,
  },
  diffPage: { meaning: 'desktop where a visitor on a phone chose to stay on this site', days: 1 },
  locale: { meaning: 'chosen language', days: DEFAULT_DAYS },
  theme: { meaning: 'chosen light or dark', days: DEFAULT_DAYS },
} as const satisfies Record<string, CookieRow>
export type CookieName = keyof typeof cookies

/** Before the names of the server's own cookies where https: `__Host-session_id`. Over http they go without it. */
export const SECURE_PREFIX = '__Host-'

/** HttpOnly cookies, the server's own. */
export const serverCookies = {
  session_id: { meaning: 'random id of the session, its hash is in the database', days: IDENTITY_DAYS },
  browser_id: {
    meaning:
      'id with the server’s seal that binds login codes, puzzles and one-time passwords to the browser that asked, and by which accounts know it again',
    days: BROWSER_DAYS,
  },
} as const satisfies Record<string, CookieRow>
export type ServerCookieName = keyof typeof serverCookies

/** Cookies of each identity; logging into one clears those of the others (SESS-3). */
export const identityCookies = {
  student: ['user_id', 'resume_data'],
  school: ['user_id', 'user_name', 'user_school', 'user_type', 'strategy', 'faculty'],
  company: ['com_key_user', 'company_id'],
  channel: ['channel_userid', 'channel_channel_name'],
} as const satisfies Record<string, readonly CookieName[]>
export type LoginType = keyof typeof identityCookies
/** What says who is logged in; the server sets it beside the session, and scripts read and remove it. */
export type HintName = 'login_type' | (typeof identityCookies)[LoginType][number]

/** Of the tab; whom something is written for, and who else writes, as above. */
export const sessionKeys = {
  userdata: 'user data of the platform; written elsewhere, removed at a log-out',
  studentInfo: 'student info as last fetched; written elsewhere, removed at a log-out',
  resume_data: 'head of the resume as last fetched; written elsewhere, removed at a log-out',
  school_type: 'school_type of the site; written for: pages opened from it',
  schoolIcon: "address of the school's badge, '' for the drawn one; written for: pages opened from the site",
  yunnan: '1 on the site of a province; written for: pages opened from it',
  yishengyice: '1 on the career-planning sub-brand, which keeps one plan a student; written for: pages opened from it',
  protocolStatus: '1 once the terms were accepted by logging in or registering; written for: the back offices',
  last_move: 'employer: what was decided last at the desk and can be taken back, JSON',
  guided_draft: 'JSON: what was typed for a resume that is filled in by answers, and not sent; removed at a log-out',
  practice_wish: 'JSON: what is chosen for a practice interview that has not begun',
  wantedPosition: 'position that the visitor wanted when asked to log in; written elsewhere, removed at a log-out',
} as const
export type SessionKey = keyof typeof sessionKeys

/** Of the browser. */
export const localKeys = {
  resume_parse: 'resume parsed from an upload, not yet saved',
  selectIndex: 'header entry last chosen; written elsewhere',
  coedImg: 'picture of the co-education banner; written elsewhere',
  inspector_theme: 'inspector: chosen light or dark',
  sms_deadlines:
    'JSON: when each purpose may send its next one-time password to the same phone, milliseconds since the epoch, and 16 bits that tell it from other phones',
  recent_searches: 'JSON: what was searched for last, the newest first, and the student it is of',
  practice_draft:
    'JSON: what was typed in a practice interview and not sent, of which question, and the student it is of',
  video_places: 'JSON: where each video was left, in seconds, the latest last',
} as const
export type LocalKey = keyof typeof localKeys

/** BroadcastChannel over which tabs tell each other of log-ins and log-outs (SESS-5). */
export const SESSION_CHANNEL = 'session'
/** Likewise, of what a student saved of a resume. */
export const RESUME_CHANNEL = 'resume'
/** Likewise, that something was collected, or is no more. */
export const COLLECTION_CHANNEL = 'collection'

/** Likewise, of what the tab that listens heard of what changed for a student. */
export const LIVE_CHANNEL = 'live'
/** Web Lock of the tab that listens. */
export const LIVE_LOCK = 'live'

/** IndexedDB in which what was typed into a resume is kept until the server has it, by student; gone at a log-out. */
export const DRAFTS_DATABASE = 'resume_drafts'
/** Likewise, of what was recorded in a practice interview. */
export const RECORDINGS_DATABASE = 'practice_recordings'
/** Web Lock of the tab that holds camera or microphone. */
export const DEVICES_LOCK = 'practice_devices'
