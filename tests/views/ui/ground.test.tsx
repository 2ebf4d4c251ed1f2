import { afterEach, expect, it } from 'vitest'
import { applyBrand } from '../../../src/ui/apply-brand.ts'
import { vars } from '../../../src/ui/theme.css.ts'
import { contrast } from '../world/contrast.ts'
import { type RenderedPage, renderPage, setTheme } from '../world/page.tsx'

let rendered: RenderedPage
afterEach(() => rendered.close())

const { ground, groundStrong, groundInk, surface } = vars.colour

function Grounds() {
  return [ground, groundStrong].map((background) => (
    <p key={background} style={{ background, color: groundInk }}>
      好工作
    </p>
  ))
}

it.each(['#1b5cff', '#0b7a55', '#3f8f63', '#bdbdbd', '#ffd400', '#ffffff', '#000000'])(
  'a large area in the colour %s is readable in both themes, and deep in the dark one [HOME-4]',
  async (brand) => {
    rendered = renderPage(
      <main style={{ background: surface }}>
        <Grounds />
      </main>,
    )
    await expect.poll(() => document.querySelectorAll('p').length).toBe(2)
    applyBrand(brand)
    const page = getComputedStyle(document.querySelector('main')!)
    const areas = [...document.querySelectorAll('p')].map((area) => getComputedStyle(area))
    for (const theme of ['light', 'dark'] as const) {
      setTheme(theme)
      for (const { backgroundColor, color } of areas) {
        expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5)
      }
    }
    for (const { backgroundColor } of areas) {
      expect(contrast(backgroundColor, page.backgroundColor)).toBeLessThan(4)
    }
  },
)
