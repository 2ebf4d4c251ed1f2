import type { ComponentType } from 'react'
import { RightIcon } from '../../../ui/icons/account.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import * as css from './TransferLogin.css.ts'

export interface WayProps {
  readonly Icon: ComponentType<IconProps>
  readonly title: string
  readonly text: string
  /** Address that it leads to; without one it is a button. */
  readonly href?: string
  onPress?(): void
}

/** Shows one of the ways that the screen offers. */
export function Way({ Icon, title, text, href, onPress }: WayProps) {
  const inside = (
    <>
      <span className={css.icon}>
        <Icon size={24} />
      </span>
      <span className={css.words}>
        <b className={css.identityName}>{title}</b>
        <span className={css.identityText}>{text}</span>
      </span>
      <RightIcon className={css.arrow} />
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={css.identity} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <a className={css.identity} href={href}>
          {inside}
        </a>
      )}
    </li>
  )
}
