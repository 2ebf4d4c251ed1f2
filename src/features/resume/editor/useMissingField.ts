import { type RefObject, useEffect, useEffectEvent } from 'react'

const isMissing = (field: HTMLInputElement) => field.value === '' || field.ariaInvalid === 'true'

/** Brings whoever comes for what is missing to the first field that is, or to where an entry is added. */
export function useMissingField(page: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const lead = useEffectEvent(() => {
    const fields = page.current?.querySelectorAll<HTMLInputElement>('input[aria-required="true"]') ?? []
    const found = [...fields].find(isMissing) ?? page.current?.querySelector<HTMLElement>('[data-add]')
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isWanted) lead()
  }, [isWanted])
}
