/** A tab opens only inside a click: an empty one is opened there, and pointed or closed later. */
export function createReservedTab() {
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
      tab.opener = null
      tab.location.replace(address)
      return 'done'
    },
  }
}
