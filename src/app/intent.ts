import { pressLogin } from './idle.ts'
import { parseSearch } from './jobs/search.ts'
import { router } from './router.ts'

let last = ''

/** A link that is pointed at or focused is likely to be followed: its code and what it reads are fetched ahead. */
function preload({ target }: Event): void {
  const href = target instanceof Element ? target.closest('a[href^="#/"]')?.getAttribute('href') : null
  if (!href || href === last) return
  last = href
  const [to = '/', search = ''] = href.slice(1).split('?')
  router.preloadRoute({ to, search: parseSearch(search) } as never).catch(() => undefined)
}

/** An entry of the history that the router makes remembers where the visitor was on it; a browser's own does not. */
function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]:not([target])') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return
  event.preventDefault()
  router.history[link.hash === location.hash ? 'replace' : 'push'](link.hash.slice(1))
}

function press({ target, button }: PointerEvent): void {
  if (button === 0 && target instanceof Element && target.closest('[data-opens-login]')) pressLogin()
}

/** Links to our own pages, and what opens the login, wherever they stand. */
export function watchLinks(): void {
  document.addEventListener('click', follow)
  document.addEventListener('pointerdown', press, { passive: true })
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, { passive: true })
  }
}
