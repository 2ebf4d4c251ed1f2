import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface Sought {
  /** Of the form, as its description names it; '' for any. */
  readonly field: string
  /** Of its lines, from 0; -1 for none. */
  readonly line: number
}

/** Brings whoever comes for a field to it, or to the line of it that is meant. */
export function useSoughtField(page: RefObject<HTMLElement | null>, sought: Sought | null): void {
  const key = sought && `${sought.field} ${sought.line}`
  const lead = useEffectEvent(() => {
    if (!sought || !page.current) return
    const { field, line } = sought
    const box = page.current.querySelector(`[data-field="${field}"]`) ?? page.current
    const lines = box.querySelectorAll<HTMLElement>('[data-line] textarea')
    const found = lines[line] ?? box.querySelector<HTMLElement>('input, textarea, select, [data-add], [data-entry]')
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (key !== null) lead()
  }, [key])
}
