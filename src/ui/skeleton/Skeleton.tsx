import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** CSS length. */
  readonly width?: string
  /** CSS length, 16 px unless told. */
  readonly height?: string
  readonly round?: boolean
}

/** The place of something that is on its way. */
export function Skeleton({ width = '100%', height = '16px', round = false }: SkeletonProps) {
  return (
    <span
      className={round ? `${css.skeleton} ${css.round}` : css.skeleton}
      style={{ width, maxWidth: '100%', height }}
      aria-hidden="true"
    />
  )
}
