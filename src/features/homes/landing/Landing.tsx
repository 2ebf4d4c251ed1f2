import { lazy, Suspense } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { SiteSign } from '../../../entities/site/SiteMark.tsx'
import { Optional } from '../../../shared/late/Optional.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Building } from '../../../ui/building/Building.tsx'
import { NearViewport, type NearViewportProps } from '../../../ui/near/NearViewport.tsx'
import * as css from '../../../ui/page/Landing.css.ts'
import { Entrances } from './Entrances.tsx'
import type { LandingProps } from './landing-props.ts'

const SellingPoints = lazy(() => import('./SellingPoints.tsx'))
const Numbers = lazy(() => import('./Numbers.tsx'))
const ContactPopup = lazy(() => import('./ContactPopup.tsx'))

/** The purpose of a brand, by its kind, above its headline. */
const kinds: Partial<Record<SiteInfo['brand']['kind'], () => string>> = {
  'employment-education': m.home_kind_education,
  'career-planning': m.home_kind_career,
  province: m.home_kind_province,
}

/** The landing (HOME-2): whose site it is, three ways in, what is offered, how many use it. */
export function Landing(props: LandingProps) {
  const { site, showContacts } = props
  const { locale } = usePreferences()
  const { name, latin_name, headline, headline_accent, intro } = site.brand
  const kind = kinds[site.brand.kind]?.()
  const picture = site.school?.config.school_building
  return (
    <>
      <section className={css.hero}>
        <div className={css.heroText}>
          <div className={css.identity}>
            <SiteSign site={site} size={72} />
            <p>
              <b className={css.identityName}>{localise(name, locale)}</b>
              <span className={css.latinName} lang="en">
                {latin_name}
              </span>
            </p>
          </div>
          {kind && <p className={css.kind}>{kind}</p>}
          <Headline text={localise(headline, locale)} accent={localise(headline_accent, locale)} />
          <p className={css.intro}>{localise(intro, locale)}</p>
        </div>
        {picture ? <img className={css.photo} src={picture} alt="" /> : <Building className={css.art} />}
      </section>
      <Entrances {...props} />
      <Below className={css.points}>
        <SellingPoints site={site} />
      </Below>
      <Below className={css.numbers}>
        <Numbers />
      </Below>
      {showContacts && (
        <Optional>
          <ContactPopup site={site} />
        </Optional>
      )}
    </>
  )
}

/** Keeps its place while its code comes, and gives it up where that does not come. */
const Below = ({ className, children }: NearViewportProps) => (
  <Optional>
    <NearViewport className={className}>
      <Suspense>{children}</Suspense>
    </NearViewport>
  </Optional>
)

/** The headline with its accent in the brand colour; it breaks before the accent where a line is too short for all. */
function Headline({ text, accent }: { readonly text: string; readonly accent: string }) {
  const at = text.indexOf(accent)
  if (at < 0) return <h1 className={css.headline}>{text}</h1>
  return (
    <h1 className={css.headline}>
      <span className={css.phrase}>{text.slice(0, at)}</span>
      <span className={css.phrase}>
        <em className={css.accent}>{accent}</em>
        {text.slice(at + accent.length)}
      </span>
    </h1>
  )
}
