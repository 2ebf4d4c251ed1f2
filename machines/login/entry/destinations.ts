import { adminLoginType, appOfIdentity } from '../back-offices.ts'
import { type JumpRequest, jumpToWish, resumePath } from '../student-login/jump.ts'
import type { EntryContext, EntryDestination, EntryInput, EntryOutcome } from './entry.types.ts'

/** Destinations of which the student's own data decides the page. */
export const needsFacts = (destination: EntryDestination): boolean =>
  destination === 'resume' || destination === 'landingResume' || destination === 'aiDiagnosis'

/** An address that asks to log in goes on in the tab that it was opened in (NAV-8). */
export const staysInTab = (destination: EntryDestination): boolean => destination === 'isLogin'

/** The jump after a login for a destination. Mode 11 comes back to the destination, or to where a session ran out. */
export function jumpTo({ destination, wish }: Pick<EntryInput, 'destination' | 'wish'>): JumpRequest {
  switch (destination) {
    case 'resume':
    case 'landingResume':
      return { mode: 1 }
    case 'isLogin':
      return jumpToWish(wish, { mode: 1 })
    case 'login':
      return jumpToWish(wish, { mode: 3 })
    case 'aiWriting':
      return { mode: 9 }
    case 'employer':
    case 'admin':
      return { mode: 3 }
    default:
      return { mode: 11, destination }
  }
}

/** The page of a destination, for a student; 完善简历 leads anybody else to the login page (HOME-3). */
export function pageOf({ destination, identity, facts }: EntryContext): string {
  switch (destination) {
    case 'landingResume':
      return identity === 'student' ? resumePath(facts?.hasResume ?? false) : '/login'
    case 'aiWriting':
      return '/aiIntelligentfilling?isAuth=1'
    case 'aiDiagnosis':
      return facts?.diagnosisId
        ? `/diagnosticResult?id=${encodeURIComponent(facts.diagnosisId)}&type=1`
        : '/aiIntroduction'
    case 'aiInterview':
      return '/aiInterviewIntroduce'
    case 'deliveryFeedback':
      return '/deliveryFeedback?from=3'
    case 'myInterviews':
      return '/myInterviewList'
    case 'myCollections':
      return '/myCollect?from=3'
    default:
      return resumePath(facts?.hasResume ?? false)
  }
}

type App = Extract<EntryOutcome, { kind: 'app' }>

/** The back office that is open to this identity already (NAV-6, NAV-7, CHAN-2); null where it has to log in first. */
export function appOf({ destination, identity, admin, userType }: EntryContext): App | null {
  const wanted = destination === 'employer' ? 'company' : destination === 'admin' ? adminLoginType(admin) : null
  if (wanted === null || identity !== wanted) return null
  return { kind: 'app', address: appOfIdentity(wanted, userType), loginType: wanted }
}
