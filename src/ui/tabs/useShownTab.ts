import { useLayoutEffect, useRef } from 'react'

/**
 * Where a row of tabs is wider than its place, the open one is in sight.
 * @param layout another whenever another tab is open, or tabs are drawn otherwise
 * @returns the row
 */
export function useShownTab(layout: string) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is looked at.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (!row.current || !tab) return
    const [place, box] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += box.left + box.width / 2 - (place.left + place.width / 2)
  }, [layout])
  return row
}
