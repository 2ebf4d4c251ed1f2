import type { SnapshotFrom } from 'xstate'
import type { LocalText } from '../../../contract/calls/site.ts'
import type { siteMachine } from './site.machine.ts'

type SiteSnapshot = SnapshotFrom<typeof siteMachine>

export type SiteView = 'loading' | 'failed' | 'leaving' | 'framed' | 'transferLogin' | 'employerLogin'

/** The page that the snapshot stands for. */
export function siteView({ value }: SiteSnapshot): SiteView {
  if (typeof value === 'string') return value === 'failed' ? 'failed' : 'loading'
  const { ready } = value
  if (typeof ready === 'object') {
    if ('framed' in ready) return 'framed'
    return ready.employerLogin === 'shown' ? 'employerLogin' : 'loading'
  }
  if (ready === 'transferLogin') return 'transferLogin'
  return ready === 'reviewing' || ready === 'deciding' ? 'loading' : 'leaving'
}

export type HomeView = 'main' | 'faculty' | 'branded' | 'landing'

/** Which home a framed site has (HOME-1); null where it has none. */
export function homeView(snapshot: SiteSnapshot): HomeView | null {
  if (snapshot.matches({ ready: { framed: 'mainHome' } })) return 'main'
  if (snapshot.matches({ ready: { framed: 'facultyHome' } })) return 'faculty'
  if (snapshot.matches({ ready: { framed: 'brandedHome' } })) return 'branded'
  return snapshot.matches({ ready: { framed: 'landing' } }) ? 'landing' : null
}

/** Title of the job-fair tab, or null where it is off: the site's switch and the third exhibition entry decide (SITE-2). */
export function fairTitle({ context: { site, exhibitions } }: SiteSnapshot): LocalText | null {
  const entry = exhibitions[2]
  return site?.is_show_jobfair === 1 && entry?.show ? entry.title : null
}
