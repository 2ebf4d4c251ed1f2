import { isBrandHost } from '../../../contract/brand-hosts.ts'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { encodeParams } from '../../../contract/encoding.ts'

/** Has the browser ask for a GET call early, exactly as the client will ask. */
export const callAhead = (path: string, params: Record<string, unknown>): string =>
  `<${path}?${new URLSearchParams(encodeParams(params))}>; rel=preload; as=fetch; crossorigin=use-credentials`

/** The page that a site opens with, where that is not in the first load; null where it is. */
export function homeOf(info: SiteInfo): 'main' | 'branded' | 'collegePosition' | null {
  if (info.type === 1) return 'main'
  if (info.school?.school_type === 2) return 'collegePosition'
  const isFramed = info.type === 2 ? info.school?.is_show_jobfair === 1 : info.channel?.show_content === 3
  return isFramed && isBrandHost(info) ? 'branded' : null
}
