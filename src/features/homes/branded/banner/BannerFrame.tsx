import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../../contract/calls/site.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Building } from '../../../../ui/building/Building.tsx'
import * as css from './BannerFrame.css.ts'

export interface BannerFrameProps {
  readonly site: SiteInfo
  /** The tone of the banner's colour; bright, like the outline before it, until that is known. */
  readonly tone?: 'bright' | 'dark'
  /** Address of a picture behind the words; the site's own, or a drawing, where there is none. */
  readonly picture?: string | undefined
  /** A line above the headline. */
  readonly news?: ReactNode
  /** The part below the words. */
  readonly children?: ReactNode
}

/** Shows a brand's own words: all that its banner can show before anything was read. */
export function BannerFrame({ site, tone = 'bright', picture, news, children }: BannerFrameProps) {
  const { locale } = usePreferences()
  const { headline, headline_accent, intro } = site.brand
  const text = localise(headline, locale)
  const accent = localise(headline_accent, locale)
  const at = accent === '' ? -1 : text.indexOf(accent)
  const photo = picture || site.school?.config.school_building
  return (
    <div className={css.tone[tone]}>
      {photo ? (
        <>
          <img className={css.photo} src={photo} alt="" />
          <div className={css.veil[tone]} />
        </>
      ) : (
        <Building className={css.artTone[tone]} />
      )}
      <div className={css.words}>
        <div className={css.newsPlace}>{news}</div>
        <h1 className={css.headline}>
          {at < 0 ? (
            text
          ) : (
            <>
              {text.slice(0, at)}
              <em className={css.accent[tone]}>{accent}</em>
              {text.slice(at + accent.length)}
            </>
          )}
        </h1>
        <p className={css.intro[tone]}>{localise(intro, locale)}</p>
        {children}
      </div>
    </div>
  )
}
