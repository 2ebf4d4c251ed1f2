import type { ReactNode } from 'react'

export interface PhoneLinkProps {
  /** As people write it, with blanks and hyphens. */
  readonly phone: string
  readonly className: string
  /** Instead of the number alone. */
  readonly children?: ReactNode
}

/** Calls a number. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {children}
    </a>
  )
}
