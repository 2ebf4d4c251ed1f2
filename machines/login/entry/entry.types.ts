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

/** The back office that the site's admin entry leads to. */
export type AdminKind = 'school' | 'faculty' | 'organiser'

/** The facts that decide between the pages of a student. */
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
  /** The type of a school identity: '0' has the dashboard. */
  readonly userType: string
  /** The page on which a session ran out; '' for none. */
  readonly wish: string
}

export interface EntryContext extends EntryInput {
  readonly facts: StudentFacts | null
}

/** The outcomes of a click. */
export type EntryOutcome =
  | { kind: 'page'; path: string }
  /** A back office: an app of its own on the same origin. */
  | { kind: 'app'; address: string; loginType: LoginType }
  | { kind: 'studentLogin'; jump: JumpRequest; sameTab: boolean }
  | { kind: 'identitySwitch'; from: Exclude<LoginType, 'student'>; wanted: JumpRequest }
  | { kind: 'employerLogin' }
  | { kind: 'staffLogin'; admin: AdminKind }
