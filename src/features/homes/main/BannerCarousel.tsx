import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Banner } from '../../../../contract/calls/homes.ts'
import type { carouselMachine } from '../../../../machines/homes/carousel/carousel.machine.ts'
import {
  carouselIndex,
  isTurning,
  type MotionControl,
  motionControl,
} from '../../../../machines/homes/carousel/carousel.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { configuredLink } from '../../../shared/links/outside.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { LeftIcon, RightIcon } from '../../../ui/icons/account.tsx'
import { PauseIcon, PlayIcon } from '../../../ui/icons/pages.tsx'
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

interface SlideProps {
  readonly banner: Banner
}

/** Draws one slide, which is a link as a whole. */
function Slide({ banner: { img_url, jump_link, title, text, action } }: SlideProps) {
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

export interface BannerCarouselProps {
  /** The banners, one at least; as many as the actor has pages. */
  readonly banners: readonly Banner[]
  readonly actor: ActorRefFrom<typeof carouselMachine>
}

/** Slides that turn by themselves, and wait while somebody reads them (HOME-9). */
export function BannerCarousel({ banners, actor }: BannerCarouselProps) {
  usePreferences()
  const index = useSelector(actor, carouselIndex)
  const control = useSelector(actor, motionControl)
  const isMoving = useSelector(actor, isTurning)
  const banner = banners[index]
  const pages = banners.length
  return (
    <section
      className={css.banner}
      aria-roledescription={m.homes_banner_role()}
      aria-label={m.homes_banner()}
      onPointerEnter={() => actor.send({ type: 'POINTER.ENTERED' })}
      onPointerLeave={() => actor.send({ type: 'POINTER.LEFT' })}
      onFocus={() => actor.send({ type: 'FOCUS.ENTERED' })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'FOCUS.LEFT' })
      }}
    >
      <div aria-live={isMoving ? 'off' : 'polite'}>{banner && <Slide key={index} banner={banner} />}</div>
      {pages > 1 && (
        <>
          <div className={css.dots}>
            {banners.map((one, at) => (
              <button
                key={one.img_url + one.jump_link}
                type="button"
                className={css.dot}
                aria-label={m.homes_banner_slide({ page: at + 1, pages })}
                aria-current={at === index || undefined}
                onClick={() => actor.send({ type: 'PAGE.PICKED', index: at })}
              />
            ))}
          </div>
          <div className={css.controls}>
            <button
              type="button"
              className={css.control}
              aria-label={m.homes_banner_previous()}
              onClick={() => actor.send({ type: 'PAGE.PREVIOUS' })}
            >
              <LeftIcon size={16} />
            </button>
            <Motion control={control} actor={actor} />
            <button
              type="button"
              className={css.control}
              aria-label={m.homes_banner_next()}
              onClick={() => actor.send({ type: 'PAGE.NEXT' })}
            >
              <RightIcon size={16} />
            </button>
          </div>
        </>
      )}
    </section>
  )
}

interface MotionProps extends Pick<BannerCarouselProps, 'actor'> {
  readonly control: MotionControl
}

function Motion({ control, actor }: MotionProps) {
  if (control === 'none') return null
  const isPlaying = control === 'stop'
  return (
    <button
      type="button"
      className={css.control}
      aria-label={isPlaying ? m.homes_banner_stop() : m.homes_banner_start()}
      onClick={() => actor.send({ type: isPlaying ? 'STOPPED' : 'STARTED' })}
    >
      {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
    </button>
  )
}
