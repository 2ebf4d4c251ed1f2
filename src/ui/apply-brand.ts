import { assignInlineVars } from '@vanilla-extract/dynamic'
import { brandTones } from './brand.ts'
import { siteTones } from './theme.css.ts'

/**
 * Puts a site's colour on an element, by default the whole document; what is no `#rrggbb` leaves the defaults.
 * @param colour `#rrggbb`
 */
export function applyBrand(colour: string, root: HTMLElement = document.documentElement): void {
  if (!/^#[\da-f]{6}$/i.test(colour)) return
  for (const [name, value] of Object.entries(assignInlineVars(siteTones, brandTones(colour)))) {
    root.style.setProperty(name, value ?? null)
  }
}
