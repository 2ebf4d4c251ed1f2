import { afterEach, expect, it } from 'vitest'
import { applyBrand } from '../../../src/ui/apply-brand.ts'
import { Monogram } from '../../../src/ui/monogram/Monogram.tsx'
import { type RenderedPage, renderPage, setTheme } from '../world/page.tsx'

let rendered: RenderedPage
afterEach(() => rendered.close())

const names = [...'晨拓云海澄青衡知明禾江远棠北南凌松潮溪苍听方长瑞木山一涵半观白九易'].flatMap((character) => [
  `${character}岚`,
  `${character}川`,
  `${character}屿`,
])

/** Channels from 0 to 1 of a computed colour: `rgb(…)`, or `color(srgb …)` where it was mixed. */
function channels(colour: string): number[] {
  const numbers = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  return colour.startsWith('color(') ? numbers : numbers.map((value) => value / 255)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

it.each(['#1b5cff', '#8a1538', '#0a7a54', '#ffd400', '#5b2c83', '#000000'])(
  'is readable in every hue on both tones of its tile, light and dark, where the site is %s',
  async (brand) => {
    rendered = renderPage(names.map((name) => <Monogram key={name} name={name} size={48} />))
    await expect.poll(() => document.querySelectorAll('svg text').length).toBe(names.length)
    applyBrand(brand)
    for (const theme of ['light', 'dark'] as const) {
      setTheme(theme)
      const tiles = [...document.querySelectorAll('svg:has(text)')].map((tile) =>
        ['text', 'rect', 'path'].map((part) => getComputedStyle(tile.querySelector(part)!).fill),
      )
      const hues = new Map(tiles.map(([letter = '', ...tones]) => [tones.join(), { letter, tones }]))
      expect(hues.size).toBe(8)
      for (const { letter, tones } of hues.values()) {
        for (const tone of tones) expect(contrast(letter, tone)).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)
