import { useEffect, useRef, useState } from 'react'
import * as css from './FittedPaper.css.ts'
import { PAGE } from './looks.ts'
import { PaperPages, type PaperPagesProps } from './PaperPages.tsx'

export interface FittedPaperProps extends PaperPagesProps {
  /** 1 for as wide as there is room, never wider than paper is. */
  readonly zoom?: number
}

/** Pages as wide as there is room for them; lines break as they do on paper. */
export function FittedPaper({ zoom = 1, ...paper }: FittedPaperProps) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const measure = () => setSize({ width: frame.current?.clientWidth ?? 0, height: sheet.current?.offsetHeight ?? 0 })
    const observer = new ResizeObserver(measure)
    if (frame.current) observer.observe(frame.current)
    if (sheet.current) observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, width / PAGE.width) * zoom
  return (
    <div ref={frame} {...(zoom > 1 ? { className: css.scrolled, tabIndex: 0 } : { className: css.frame })}>
      <div className={css.space} style={{ width: scale * PAGE.width, height: scale * height }}>
        <div ref={sheet} className={css.sheet} style={{ transform: `scale(${scale})` }}>
          <PaperPages {...paper} />
        </div>
      </div>
    </div>
  )
}
