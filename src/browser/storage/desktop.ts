import { readCookie, writeCookie } from './cookies.ts'

const DESKTOP = 'desktop'

/**
 * Whether a visitor on a phone chose this site (SITE-5). The jump page leads back with `?desktop=1`, which is kept for
 * a day and taken out of the address.
 */
export function staysOnDesktop(): boolean {
  const address = new URL(location.href)
  if (address.searchParams.get(DESKTOP) === '1') {
    writeCookie('diffPage', DESKTOP)
    address.searchParams.delete(DESKTOP)
    history.replaceState(history.state, '', address)
    return true
  }
  return readCookie('diffPage') === DESKTOP
}
