import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'

export interface EntranceWords {
  readonly title: string
  readonly text: string
  readonly go: string
}

export const employerWords = (): EntranceWords => ({
  title: m.home_employer(),
  text: m.home_employer_text(),
  go: m.home_employer_go(),
})

export const studentWords = (): EntranceWords => ({
  title: m.home_student(),
  text: m.home_student_text(),
  go: m.home_student_go(),
})

/** Who administers the site, by its kind; a Taiwan site has one plain word for all (HOME-2, NAV-6). */
export function staffWords(site: SiteInfo): EntranceWords {
  const [title, text, go] =
    site.type === 3
      ? [m.home_organiser(), m.home_organiser_text(), m.home_organiser_go()]
      : site.school?.school_type === 2
        ? [m.home_faculty(), m.home_faculty_text(), m.home_faculty_go()]
        : [m.home_school(), m.home_school_text(), m.home_school_go()]
  return { title, text, go: site.is_taiban === 1 ? m.home_admin_go() : go }
}
