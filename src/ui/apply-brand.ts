import { brandTones } from './brand.ts'
import { siteTones } from './theme.css.ts'

/** `--name` of a reference `var(--name)`. */
const nameOf = (reference: string): string => reference.slice('var('.length, -1)

/**
 * Puts a site's colour on an element, once, by default on the whole document; what is no `#rrggbb` leaves the defaults.
 * @param colour `#rrggbb`
 */
export function applyBrand(colour: string, root: HTMLElement = document.documentElement): void {
  if (root.dataset.brand === colour || !/^#[\da-f]{6}$/i.test(colour)) return
  root.dataset.brand = colour
  const tones = brandTones(colour)
  for (const theme of ['light', 'dark'] as const) {
    for (const role of ['brand', 'brandStrong', 'brandSoft', 'brandInk', 'brandText'] as const) {
      root.style.setProperty(nameOf(siteTones[theme][role]), tones[theme][role])
    }
  }
}
