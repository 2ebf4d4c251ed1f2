import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../machines/login/entry/entry.types.ts'
import * as m from '../../../messages/compiled/messages.js'

/** Every page that the shell can lead to, with its address. */
const paths = {
  home: '/',
  aiWrite: '/aiIntelligentfilling',
  aiDiagnose: '/aiIntroduction',
  aiInterview: '/aiInterviewIntroduce',
  positions: '/jobRecommend',
  companies: '/companyList?isAll=1',
  fair: '/jobFair',
  feedback: '/deliveryFeedback?from=3',
  interviews: '/myInterviewList',
  favourites: '/myCollect?from=3',
  about: '/about',
}
export type Destination = keyof typeof paths
export type Routes = Readonly<Record<Destination, string>>

const facultyPaths: Routes = {
  ...paths,
  positions: '/collegePosition',
  companies: '/collegeCompany',
  fair: '/collegeJobfair',
}

export interface NavLink {
  readonly key: Destination
  readonly label: string
  readonly path: string
  readonly hint?: string
  readonly isBeta?: boolean
  /** Who is there decides where it leads: no link, but a button that asks for this. */
  readonly enters?: EntryDestination
}
export interface NavGroup {
  readonly key: 'aiResume'
  readonly label: string
  readonly links: readonly NavLink[]
}
export type NavEntry = NavLink | NavGroup

/** The address of a path in the hash history. */
export const hrefOf = (path: string): string => `#${path}`

/** Lists that one comes to from other places than the entry of their kind. */
const kin: Partial<Record<Destination, readonly string[]>> = {
  positions: ['/positionList', '/collegePosition'],
  companies: ['/collegeCompany'],
  fair: ['/collegeJobfair', '/floorplan'],
}

/** Whether a link's page is the one that is open, or one of its kind. */
export const isCurrent = ({ key, path }: NavLink, pathname: string): boolean =>
  path.split('?')[0] === pathname || kin[key]?.includes(pathname) === true

/** Whether a site has the AI resume, by either name of its switch (SITE-2). */
export const hasAiResume = ({ is_open_ai, isOpenAi }: SiteInfo): boolean => is_open_ai === 1 || isOpenAi === 1

/** Whether a site has the AI mock interview (SITE-2). */
export const hasAiInterview = ({ is_ai_interview }: SiteInfo): boolean => is_ai_interview === 1

/** Whether a site shows its list of positions (NAV-2). */
export const hasPositions = ({ catalogue }: SiteInfo): boolean => catalogue.position_recommend === 1

const isFaculty = (site: SiteInfo): boolean => site.school?.school_type === 2

/** The pages of a site: a faculty has its own lists. */
export const routesOf = (site: SiteInfo): Routes => (isFaculty(site) ? facultyPaths : paths)

/**
 * Entries of the header that the site has switched on (NAV-1, NAV-2).
 * @param fairTitle title of the job-fair entry, null where the site shows none
 */
export function navigation(site: SiteInfo, fairTitle: string | null): NavEntry[] {
  const routes = routesOf(site)
  const link = (key: Destination, isOn: boolean, label: string, more: Partial<NavLink> = {}): NavLink[] =>
    isOn ? [{ key, label, path: routes[key], ...more }] : []
  const faculty = isFaculty(site)
  const lists = [
    ...link('positions', hasPositions(site), faculty ? m.shell_faculty_positions() : m.shell_positions()),
    ...link(
      'companies',
      site.catalogue.company_show_all === 1,
      faculty ? m.shell_faculty_companies() : m.shell_companies(),
    ),
    ...link('fair', fairTitle !== null, fairTitle ?? ''),
  ]
  if (faculty) return lists

  const ai: NavGroup = {
    key: 'aiResume',
    label: m.shell_ai_resume(),
    links: [
      ...link('aiWrite', true, m.shell_ai_write(), { hint: m.shell_ai_write_hint(), enters: 'aiWriting' }),
      ...link('aiDiagnose', true, m.shell_ai_diagnose(), { hint: m.shell_ai_diagnose_hint(), enters: 'aiDiagnosis' }),
    ],
  }
  return [
    ...link('home', true, m.shell_home()),
    ...(hasAiResume(site) ? [ai] : []),
    ...link('aiInterview', hasAiInterview(site), m.shell_ai_interview(), { isBeta: true, enters: 'aiInterview' }),
    ...lists,
  ]
}

/** Pages of a student's own, in the box of the avatar (NAV-5). */
export function accountLinks(site: SiteInfo): NavLink[] {
  const routes = routesOf(site)
  return [
    { key: 'feedback', label: m.shell_feedback(), path: routes.feedback },
    { key: 'interviews', label: m.shell_interviews(), path: routes.interviews },
    { key: 'favourites', label: m.shell_favourites(), path: routes.favourites },
  ]
}

/** What the admin entry is called on a site (NAV-6). */
export function adminLabel(site: SiteInfo): string {
  if (site.is_taiban === 1) return m.shell_admin()
  if (site.type === 3) return m.shell_admin_organiser()
  return isFaculty(site) ? m.shell_admin_faculty() : m.shell_admin_school()
}
