import { useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ZoomInIcon, ZoomOutIcon } from '../../../ui/icons/pages.tsx'
import { FittedPaper, type FittedPaperProps } from './FittedPaper.tsx'
import * as css from './ZoomedPaper.css.ts'

export interface ZoomedPaperProps extends Omit<FittedPaperProps, 'zoom'> {
  /** What it is, for who does not see it. */
  readonly label: string
  /** Of the frame that the pages are moved in. */
  readonly frame: string
  /** Told the frame once it is there. */
  onFrame?(frame: HTMLElement | null): void
}

/** Pages of a resume in a frame, twice as large where that is asked for. */
export function ZoomedPaper({ label, frame, onFrame, ...paper }: ZoomedPaperProps) {
  usePreferences()
  const [isLarge, setLarge] = useState(false)
  return (
    <div className={css.sheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too */}
      <section ref={onFrame} className={frame} aria-label={label} tabIndex={0}>
        <FittedPaper {...paper} zoom={isLarge ? 2 : 1} />
      </section>
      <Button
        className={css.zoom}
        kind="secondary"
        size="sm"
        square
        aria-pressed={isLarge}
        aria-label={isLarge ? m.deliver_smaller() : m.deliver_larger()}
        onClick={() => setLarge(!isLarge)}
      >
        {isLarge ? <ZoomOutIcon size={16} /> : <ZoomInIcon size={16} />}
      </Button>
    </div>
  )
}
