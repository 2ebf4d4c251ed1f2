import { afterEach, expect, it } from 'vitest'
import { applyBrand } from '../../../src/ui/apply-brand.ts'
import { Monogram } from '../../../src/ui/monogram/Monogram.tsx'
import { contrast } from '../world/contrast.ts'
import { type RenderedPage, renderPage, setTheme } from '../world/page.tsx'

let rendered: RenderedPage
afterEach(() => rendered.close())

const names = [...'晨拓云海澄青衡知明禾江远棠北南凌松潮溪苍听方长瑞木山一涵半观白九易'].flatMap((character) => [
  `${character}岚`,
  `${character}川`,
  `${character}屿`,
])

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
