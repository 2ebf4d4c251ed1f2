import type { ReactNode } from 'react'
import * as css from './Menu.css.ts'
import { useHoverBox } from './useHoverBox.ts'

export interface MenuProps {
  /** What the trigger shows. */
  readonly trigger: ReactNode
  readonly triggerClass: string
  readonly align?: keyof typeof css.align
  /** CSS width of the box. */
  readonly width?: string
  /** MenuItems, or more; `close` shuts the box. */
  children(close: () => void): ReactNode
}

/** A trigger and its box, by hover, click, touch and keyboard. */
export function Menu({ trigger, triggerClass, align = 'start', width, children }: MenuProps) {
  const hover = useHoverBox()
  return (
    <div className={css.menu[align]} {...hover.root}>
      <button className={triggerClass} {...hover.trigger}>
        {trigger}
      </button>
      {hover.open && (
        <div className={css.align[align]}>
          <div className={css.box} style={{ width }} {...hover.box}>
            {children(hover.close)}
          </div>
        </div>
      )}
    </div>
  )
}

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly hint?: string
  /** At the end of the line: a count, a badge. */
  readonly end?: ReactNode
  /** Address that it leads to; without one it is a button. */
  readonly href?: string
  onSelect?(): void
  readonly children: ReactNode
}

export function MenuItem({ icon, hint, end, href, onSelect, children }: MenuItemProps) {
  const inside = (
    <>
      {icon && <span className={css.itemIcon}>{icon}</span>}
      <span>
        {children}
        {hint && <small className={css.itemHint}>{hint}</small>}
      </span>
      {end && <span className={css.itemEnd}>{end}</span>}
    </>
  )
  return href === undefined ? (
    <button type="button" className={css.item} onClick={onSelect}>
      {inside}
    </button>
  ) : (
    <a href={href} className={css.item} onClick={onSelect}>
      {inside}
    </a>
  )
}
