import type { ComponentType } from 'react'
import type { Banner } from '../../../../contract/calls/homes.ts'
import { configuredLink } from '../../../shared/links/outside.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import type { IllustrationProps } from '../../../ui/illustrations/Drawing.tsx'
import { FairBanner } from '../../../ui/illustrations/FairBanner.tsx'
import { ResumeBanner } from '../../../ui/illustrations/ResumeBanner.tsx'
import { Ship } from '../../../ui/illustrations/Ship.tsx'
import * as css from './BannerCarousel.css.ts'

const drawings: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'drawn:ship': Ship,
  'drawn:fair': FairBanner,
  'drawn:resume': ResumeBanner,
}

export interface SlideProps {
  readonly banner: Banner
}

/** Draws one slide, which is a link as a whole. */
export function Slide({ banner: { img_url, jump_link, title, text, action } }: SlideProps) {
  const { locale } = usePreferences()
  return (
    <>
      <Picture address={img_url} />
      <a className={css.slide} {...configuredLink(jump_link)}>
        <h2 className={css.title}>{localise(title, locale)}</h2>
        <p className={css.text}>{localise(text, locale)}</p>
        <span className={css.action}>{localise(action, locale)}</span>
      </a>
    </>
  )
}

function Picture({ address }: { readonly address: string }) {
  const Drawn = drawings[address] ?? (address.startsWith('drawn:') ? Ship : undefined)
  if (Drawn) return <Drawn className={css.art} />
  return (
    <>
      <img className={css.photo} src={address} alt="" />
      <div className={css.veil} />
    </>
  )
}
