import type { ReactNode } from 'react'
import * as css from './QrFrame.css.ts'

export interface QrFrameProps {
  /** The code as an `img` with its quiet zone, or what stands in its place; 200 by 200 pixels. */
  readonly children: ReactNode
  /** What lies over a code that is no longer good: it dims. */
  readonly over?: ReactNode
}

/** A code in its corner frame; its paper keeps the light theme, because cameras need dark on light. */
export function QrFrame({ children, over }: QrFrameProps) {
  return (
    <div className={css.frame} data-dim={over ? true : undefined}>
      <div className={css.paper} data-theme="light">
        <div className={css.code}>{children}</div>
        {over && <div className={css.over}>{over}</div>}
      </div>
    </div>
  )
}
