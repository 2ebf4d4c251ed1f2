import type { ComponentType, ReactNode } from 'react'
import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { outsideHref } from '../../../shared/links/outside.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PlayIcon } from '../../../ui/icons/pages.tsx'
import { Advice } from '../../../ui/illustrations/Advice.tsx'
import { Documents } from '../../../ui/illustrations/Documents.tsx'
import type { IllustrationProps } from '../../../ui/illustrations/Drawing.tsx'
import { Hall } from '../../../ui/illustrations/Hall.tsx'
import { Interview } from '../../../ui/illustrations/Interview.tsx'
import { Office } from '../../../ui/illustrations/Office.tsx'
import { hashOf } from '../../../ui/monogram/monogram-of.ts'
import * as css from './Cover.css.ts'
import { durationText } from './duration.ts'

const drawings: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'drawn:resume': Documents,
  'drawn:interview': Interview,
  'drawn:fair': Hall,
  'drawn:agreement': Office,
}

const usual = [Advice, Documents, Interview, Office]

/** Picture of an article or a video, or the drawing in its place: one of a few by its title, unless one is asked for. */
export function Picture({ cover, title }: Pick<Media, 'cover' | 'title'>) {
  const Drawn = drawings[cover] ?? usual[hashOf(title) % usual.length] ?? Advice
  const address = cover.startsWith('/') ? cover : outsideHref(cover)
  if (address) return <img className={css.photo} src={address} alt="" loading="lazy" />
  return <Drawn className={Drawn === Hall ? css.wideDrawing : css.drawing} />
}

export interface CoverProps {
  readonly media: Media
  /** A mark on it. */
  readonly children?: ReactNode
}

/** A picture of 16 by 9; a video's says how long that is. */
export function Cover({ media: { cover, title, kind, seconds }, children }: CoverProps) {
  usePreferences()
  return (
    <span className={css.cover}>
      <Picture cover={cover} title={title} />
      {children}
      {kind === 'video' && (
        <span className={css.length} role="img" aria-label={m.media_video({ time: durationText(seconds) })}>
          <PlayIcon size={12} />
          {durationText(seconds)}
        </span>
      )}
    </span>
  )
}
