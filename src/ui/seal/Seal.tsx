import * as css from './Seal.css.ts'

export interface SealProps {
  /** Whose it is; the drawn seal bears its first character. */
  readonly name: string
  /** Address of the real one; '' for the drawn one. */
  readonly picture?: string
  /** Pixels. */
  readonly size: number
  /** The name stands beside it: nothing to say for a screen reader. */
  readonly decorative?: boolean
}

/** Round badge of an institution, in the brand colour where there is no picture of it. */
export function Seal({ name, picture = '', size, decorative = false }: SealProps) {
  if (picture) {
    return <img className={css.picture} src={picture} width={size} height={size} alt={decorative ? '' : name} />
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative}
    >
      <circle className={css.disc} cx="32" cy="32" r="31" />
      <g className={css.lines}>
        <circle cx="32" cy="32" r="28.5" strokeWidth=".8" opacity=".7" />
        <circle
          cx="32"
          cy="32"
          r="25.6"
          strokeWidth="2.4"
          strokeDasharray=".8 3.668"
          strokeLinecap="butt"
          opacity=".6"
        />
        <circle cx="32" cy="32" r="22.5" strokeWidth="1.2" />
        <path d="M16 44c5.3-3.2 10.7-3.2 16 0 5.3-3.2 10.7-3.2 16 0" strokeWidth="1.4" />
        <path d="M20.5 48.3c3.8-1.7 7.7-1.4 11.5.7 3.8-2.1 7.7-2.4 11.5-.7" strokeWidth="1.2" opacity=".8" />
      </g>
      <text className={css.letter} x="32" y="37">
        {[...name][0]}
      </text>
    </svg>
  )
}
