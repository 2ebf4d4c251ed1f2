import type { SiteInfo } from './calls/site.ts'

/** Whether a site shows its pages to anybody; of the others there is only a login (SHELL-1, SHELL-2). */
export const isFramed = ({ type, school, channel }: Pick<SiteInfo, 'type' | 'school' | 'channel'>): boolean =>
  type === 1 || school?.is_show_jobfair === 1 || channel?.show_content === 3
