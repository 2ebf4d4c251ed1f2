import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LeftIcon, RightIcon } from '../icons/account.tsx'
import { unseen } from '../reset.css.ts'
import * as css from './Pager.css.ts'

export interface PagerProps {
  /** Accessible name. */
  readonly label: string
  /** Of the page in sight, from 0. */
  readonly index: number
  readonly count: number
  readonly previousLabel: string
  readonly nextLabel: string
  /** What a page is called; `n` from 1. */
  pageLabel(n: number): string
  onPrevious(): void
  onNext(): void
  /** A dot: its page's index, from 0. */
  onPick(index: number): void
  /** The page in sight. */
  readonly children: ReactNode
}

/** One page of several. The arrow at either end is gone, and its focus goes to the other one. */
export function Pager({
  label,
  index,
  count,
  previousLabel,
  nextLabel,
  pageLabel,
  onPrevious,
  onNext,
  onPick,
  children,
}: PagerProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'previous' | 'next'>(undefined)
  useLayoutEffect(() => {
    if (pressed.current === 'next' && index === count - 1) previous.current?.focus()
    if (pressed.current === 'previous' && index === 0) next.current?.focus()
    pressed.current = undefined
  }, [index, count])
  if (count < 2) return <div className={css.pager}>{children}</div>
  return (
    <fieldset className={css.pager} aria-label={label}>
      <span className={unseen} aria-live="polite">
        {pageLabel(index + 1)}
      </span>
      <div className={css.zone}>
        {children}
        {index > 0 && (
          <button
            ref={previous}
            type="button"
            className={css.arrows.previous}
            aria-label={previousLabel}
            onClick={() => {
              pressed.current = 'previous'
              onPrevious()
            }}
          >
            <LeftIcon />
          </button>
        )}
        {index < count - 1 && (
          <button
            ref={next}
            type="button"
            className={css.arrows.next}
            aria-label={nextLabel}
            onClick={() => {
              pressed.current = 'next'
              onNext()
            }}
          >
            <RightIcon />
          </button>
        )}
      </div>
      <div className={css.dots}>
        {Array.from({ length: count }, (_, at) => at).map((page) => (
          <button
            key={page}
            type="button"
            className={css.dot}
            aria-label={pageLabel(page + 1)}
            aria-current={page === index || undefined}
            onClick={() => onPick(page)}
          />
        ))}
      </div>
    </fieldset>
  )
}
