import type { LoginType } from '../../../contract/rules/storage.ts'
import type { Identity } from '../session/session.selectors.ts'
import type { JumpRequest } from '../student-login/jump.ts'

/** Everything protected that can be clicked. `landingResume` is the landing's 完善简历, `isLogin` an address that asks to log in. */
export const entryDestinations = [
  'resume',
  'landingResume',
  'aiWriting',
  'aiDiagnosis',
  'aiInterview',
  'deliveryFeedback',
  'myInterviews',
  'myCollections',
  'login',
  'isLogin',
  'employer',
  'admin',
] as const
export type EntryDestination = (typeof entryDestinations)[number]

/** Whose back office the site's admin entry leads to. */
export type AdminKind = 'school' | 'faculty' | 'organiser'

/** What decides between the pages of a student's own. */
export interface StudentFacts {
  /** The resume has a name. */
  readonly hasResume: boolean
  /** '' where there is no diagnosis. */
  readonly diagnosisId: string
}

export interface EntryInput {
  readonly destination: EntryDestination
  readonly identity: Identity
  readonly admin: AdminKind
  /** Of a school identity: '0' has the dashboard. */
  readonly userType: string
  /** Where a session that ran out left the visitor; '' for nowhere. */
  readonly wish: string
}

export interface EntryContext extends EntryInput {
  readonly facts: StudentFacts | null
}

/** What a click comes to. */
export type EntryOutcome =
  | { kind: 'page'; path: string }
  /** A back office: an app of its own on the same origin. */
  | { kind: 'app'; address: string; loginType: LoginType }
  | { kind: 'studentLogin'; jump: JumpRequest; sameTab: boolean }
  | { kind: 'identitySwitch'; from: Exclude<LoginType, 'student'>; wanted: JumpRequest }
  | { kind: 'employerLogin' }
  | { kind: 'staffLogin'; admin: AdminKind }
