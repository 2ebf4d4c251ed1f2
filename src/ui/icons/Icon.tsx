import type { ReactNode } from 'react'
import { icon } from './Icon.css.ts'

export interface IconProps {
  /** Pixels, 20 unless told. */
  readonly size?: number
  readonly className?: string
}

/** Frame of a line drawing, 20 by 20 units. Decorative: the text beside it carries the meaning. */
export function Icon({ size = 20, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
