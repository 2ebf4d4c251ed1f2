import * as css from './Monogram.css.ts'
import { hashOf, monogramOf } from './monogram-of.ts'

/** Shapes that cut the tile in two tones. */
const cuts = [
  'M-6 48a30 30 0 0 1 60 0z',
  'M0 48 48 0v48z',
  'M16 0a32 32 0 0 0 32 32V0z',
  'M0 14.1A32 32 0 0 1 33.9 48H0z',
  'M0 30c12-8 24 8 48-4v22H0z',
  'M0 0h20v48H0z',
]

export interface MonogramProps {
  /** Whose it is. */
  readonly name: string
  /** Pixels. */
  readonly size: 24 | 32 | 40 | 48 | 64
}

/** A tile that stands for somebody without a logo. Decorative: the name stands beside it. */
export function Monogram({ name, size }: MonogramProps) {
  const hash = hashOf(name)
  return (
    <svg
      className={`${css.size[size]} ${css.hues[hash % css.hues.length]}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <rect className={css.ground} width="48" height="48" />
      <path className={css.cut} d={cuts[Math.floor(hash / css.hues.length) % cuts.length]} />
      <text className={css.letter} x="24" y="32">
        {monogramOf(name)}
      </text>
    </svg>
  )
}
