import { router } from './router.ts'
import { parseSearch } from './search.ts'

let last = ''

/** A link that is pointed at or focused is likely to be followed: its code and what it reads are fetched ahead. */
function preload({ target }: Event): void {
  const href = target instanceof Element ? target.closest('a[href^="#/"]')?.getAttribute('href') : null
  if (!href || href === last) return
  last = href
  const [to = '/', search = ''] = href.slice(1).split('?')
  router.preloadRoute({ to, search: parseSearch(search) } as never).catch(() => undefined)
}

export function preloadOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, { passive: true })
  }
}
