import type { SiteInfo } from '../../../../contract/calls/site.ts'

/** Address of the employers' main site: the test host where the site is no production's (SITE-9). */
export const employerMainSite = ({ not_prod, employer_main }: Pick<SiteInfo, 'not_prod' | 'employer_main'>): string =>
  not_prod === 1 ? employer_main.test : employer_main.production
