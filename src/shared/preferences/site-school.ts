import { createContext, useContext } from 'react'

const SiteSchoolContext = createContext('')
export const SiteSchoolProvider = SiteSchoolContext.Provider

/** What the school of the site is called; '' where it is no school's. */
export const useSiteSchool = (): string => useContext(SiteSchoolContext)
