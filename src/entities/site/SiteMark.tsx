import type { SiteInfo } from '../../../contract/calls/site.ts'
import { localise } from '../../shared/preferences/localise.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Seal } from '../../ui/seal/Seal.tsx'
import { PlatformMark } from './PlatformMark.tsx'
import * as css from './SiteMark.css.ts'

export interface SiteSignProps {
  readonly site: SiteInfo
  /** Pixels. */
  readonly size: number
}

/** Badge of the site: the school's, the channel's, or the platform's sail. Decorative: the name stands beside it. */
export function SiteSign({ site, size }: SiteSignProps) {
  const { locale } = usePreferences()
  const picture = site.school?.config.school_badge || site.channel?.badge || ''
  if (site.type !== 2 && !picture) return <PlatformMark size={size} />
  return <Seal name={localise(site.brand.name, locale)} picture={picture} size={size} decorative />
}

/** Badge, name and tagline of the site, as in the header, the footer and the log-in dialog. */
export function SiteMark({ site, inBar = false }: { readonly site: SiteInfo; readonly inBar?: boolean }) {
  const { locale } = usePreferences()
  return (
    <span className={inBar ? `${css.siteMark} ${css.bar}` : css.siteMark}>
      <span className={css.sign}>
        <SiteSign site={site} size={40} />
      </span>
      <span className={css.words}>
        <span className={inBar ? `${css.name} ${css.barName}` : css.name}>{localise(site.brand.name, locale)}</span>
        <span className={inBar ? `${css.tagline} ${css.barTagline}` : css.tagline}>
          {localise(site.brand.tagline, locale)}
        </span>
      </span>
    </span>
  )
}
