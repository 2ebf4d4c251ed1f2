import type { SnapshotFrom } from 'xstate'
import type { siteMachine } from './site.machine.ts'

type SiteSnapshot = SnapshotFrom<typeof siteMachine>

export type SiteView = 'loading' | 'failed' | 'framed' | 'transferLogin' | 'employerLogin'

/** The page that the snapshot stands for. */
export function siteView(snapshot: SiteSnapshot): SiteView {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches({ ready: 'transferLogin' })) return 'transferLogin'
  if (snapshot.matches({ ready: 'employerLogin' })) return 'employerLogin'
  return snapshot.hasTag('ready') ? 'framed' : 'loading'
}

/** Title of the job-fair tab, or null where it is off: the third exhibition entry decides (SITE-2). */
export function fairTitle(snapshot: SiteSnapshot): string | null {
  const entry = snapshot.context.exhibitions[2]
  return entry?.show ? entry.title : null
}
