import type { SiteInfo } from '../../../contract/calls/site.ts'
import { localise } from '../../shared/preferences/localise.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Seal } from '../../ui/seal/Seal.tsx'

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
