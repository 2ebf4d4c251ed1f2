import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'

/** Every page that the shell can lead to. */
export type Destination =
  | 'home'
  | 'aiWrite'
  | 'aiDiagnose'
  | 'aiInterview'
  | 'positions'
  | 'companies'
  | 'fair'
  | 'feedback'
  | 'interviews'
  | 'favourites'
  | 'about'

/** Paths of the destinations that exist, such as `{home: '/'}`. What has none is not shown. */
export type Routes = Partial<Record<Destination, string>>

export interface NavLink {
  readonly key: Destination
  readonly label: string
  readonly hint?: string
  readonly path: string
  readonly isBeta?: boolean
}
export interface NavGroup {
  readonly key: 'aiResume'
  readonly label: string
  readonly links: readonly NavLink[]
}
export type NavEntry = NavLink | NavGroup

export interface NavigationInput {
  readonly site: SiteInfo
  /** Title of the job-fair entry, null where the site shows none. */
  readonly fairTitle: string | null
  readonly routes: Routes
}

/** The address of a path in the hash history. */
export const hrefOf = (path: string): string => `#${path}`

const isFaculty = (site: SiteInfo): boolean => site.school?.school_type === 2

/** Entries of the header that the site has switched on and that lead somewhere (NAV-1, NAV-2). */
export function navigation({ site, fairTitle, routes }: NavigationInput): NavEntry[] {
  const link = (
    key: Destination,
    isOn: boolean,
    label: string,
    more: Pick<NavLink, 'hint' | 'isBeta'> = {},
  ): NavLink[] => {
    const path = routes[key]
    return isOn && path !== undefined ? [{ key, label, path, ...more }] : []
  }
  const faculty = isFaculty(site)
  const positions = link(
    'positions',
    site.catalogue.position_recommend === 1,
    faculty ? m.shell_faculty_positions() : m.shell_positions(),
  )
  const companies = link(
    'companies',
    site.catalogue.company_show_all === 1,
    faculty ? m.shell_faculty_companies() : m.shell_companies(),
  )
  const fair = link('fair', fairTitle !== null, fairTitle ?? '')
  if (faculty) return [...positions, ...companies, ...fair]

  const isAi = site.is_open_ai === 1
  const aiLinks = [
    ...link('aiWrite', isAi, m.shell_ai_write(), { hint: m.shell_ai_write_hint() }),
    ...link('aiDiagnose', isAi, m.shell_ai_diagnose(), { hint: m.shell_ai_diagnose_hint() }),
  ]
  const ai: NavGroup[] = aiLinks.length > 0 ? [{ key: 'aiResume', label: m.shell_ai_resume(), links: aiLinks }] : []
  return [
    ...link('home', true, m.shell_home()),
    ...ai,
    ...link('aiInterview', site.is_ai_interview === 1, m.shell_ai_interview(), { isBeta: true }),
    ...positions,
    ...companies,
    ...fair,
  ]
}

/** Pages of a student's own, in the box of the avatar (NAV-5). */
export function accountLinks(routes: Routes): NavLink[] {
  const labels = [
    ['feedback', m.shell_feedback()],
    ['interviews', m.shell_interviews()],
    ['favourites', m.shell_favourites()],
  ] as const
  return labels.flatMap(([key, label]) => {
    const path = routes[key]
    return path === undefined ? [] : [{ key, label, path }]
  })
}

/** What the admin entry is called on a site (NAV-6). */
export function adminLabel(site: SiteInfo): string {
  if (site.is_taiban === 1) return m.shell_admin()
  if (site.type === 3) return m.shell_admin_organiser()
  return isFaculty(site) ? m.shell_admin_faculty() : m.shell_admin_school()
}
