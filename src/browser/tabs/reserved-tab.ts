import { follow } from './follow.ts'

/**
 * A tab opens only inside a click: an empty one is opened there, and pointed or closed later.
 * @param tells what the page that it is pointed at hears of this one
 */
export function createReservedTab(tells: 'nothing' | 'site' = 'nothing') {
  let reserved: Window | null = null
  const take = () => {
    const tab = reserved
    reserved = null
    return tab
  }
  return {
    reserve() {
      take()?.close()
      reserved = window.open('about:blank', '_blank')
    },
    release: () => take()?.close(),
    /** In the reserved tab, or in a new one where none was reserved. */
    open(address: string): 'done' | 'blocked' {
      const tab = take() ?? window.open('about:blank', '_blank')
      if (!tab || tab.closed) return 'blocked'
      if (tells === 'site') {
        // A link finds its tab by name, and only as long as the tab knows its opener.
        tab.name = `arrival-${Math.random()}`
        follow(address, tab.name)
      } else tab.location.replace(address)
      tab.opener = null
      return 'done'
    },
  }
}
