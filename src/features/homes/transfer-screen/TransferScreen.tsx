import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import { SiteSign } from '../../../entities/site/SiteMark.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Building } from '../../../ui/building/Building.tsx'
import * as css from './TransferLogin.css.ts'

export interface TransferScreenProps {
  readonly site: SiteInfo
  readonly title: string
  readonly text: string
  /** The card. */
  readonly children: ReactNode
}

/** The whole of a school's site while its job fair is hidden: whose it is, and one card. */
export function TransferScreen({ site, title, text, children }: TransferScreenProps) {
  const { locale } = usePreferences()
  return (
    <div className={css.screen}>
      <Building className={css.art} />
      <div className={css.inside}>
        <div className={css.side}>
          <div className={css.whose}>
            <SiteSign site={site} size={72} />
            <p>
              <b className={css.name}>{localise(site.brand.name, locale)}</b>
              <span className={css.latinName} lang="en">
                {site.brand.latin_name}
              </span>
            </p>
          </div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.text}>{text}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
