import type { ComponentPropsWithRef } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './Button.css.ts'

export interface ButtonLook {
  readonly kind?: keyof typeof css.kind
  readonly size?: keyof typeof css.size
  /** As wide as its container. */
  readonly block?: boolean
  /** Holds an icon alone: give it an `aria-label`. */
  readonly square?: boolean
}

/** Class of a button's look, for a link that looks like one. */
export function buttonClass({ kind = 'primary', size = 'md', block, square }: ButtonLook): string {
  const classes = [css.kind[kind], kind === 'link' ? css.linkSize[size] : css.size[size]]
  if (square) classes.push(css.square[size])
  if (block) classes.push(css.block)
  return classes.join(' ')
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** At work: keeps its width and its name, takes no click. */
  readonly busy?: boolean
}

export function Button({
  kind,
  size,
  block,
  square,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = buttonClass({
    ...(kind && { kind }),
    ...(size && { size }),
    ...(block && { block }),
    ...(square && { square }),
  })
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${look} ${className}` : look}
      aria-busy={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={busy ? `${css.label} ${css.hidden}` : css.label}>{children}</span>
      {busy && (
        <span className={css.waiting}>
          <Spinner size={18} />
        </span>
      )}
    </button>
  )
}
