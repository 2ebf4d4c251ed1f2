import type { ReactNode } from 'react'

export interface PhoneLinkProps {
  /** As people write it, with blanks and hyphens, and perhaps an extension. */
  readonly phone: string
  readonly className: string
  /** Instead of the number alone. */
  readonly children?: ReactNode
}

const digitsOf = (text: string) => text.replaceAll(/[^\d+]/g, '')

/** Calls a number. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  const [number = '', extension] = phone.split(/[^\d\s()+./\p{Pd}]+/u)
  const address = `tel:${digitsOf(number)}${extension === undefined ? '' : `;ext=${digitsOf(extension)}`}`
  return (
    <a className={className} href={address}>
      {children}
    </a>
  )
}
