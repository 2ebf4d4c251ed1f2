import type { SiteInfo } from '../../../contract/calls/site.ts'
import { Seal } from '../../ui/seal/Seal.tsx'
import { localise } from '../provided/localise.ts'
import { usePreferences } from '../provided/preferences.tsx'

export interface SiteSealProps {
  readonly site: SiteInfo
  /** Pixels. */
  readonly size: number
}

/** The seal of the site, where its name stands beside it. */
export function SiteSeal({ site, size }: SiteSealProps) {
  const { locale } = usePreferences()
  const picture = site.school?.config.school_badge ?? site.channel?.badge ?? ''
  return <Seal name={localise(site.brand.name, locale)} picture={picture} size={size} decorative />
}
