import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrandTones, brandTones, contrast } from '../../../src/ui/brand.ts'

const READABLE = 4.5
const grounds = { light: ['#ffffff', '#f5f8fd'], dark: ['#0d1524', '#0a101c', '#141f34'] } as const

function failures(theme: keyof typeof grounds, tones: BrandTones): string[] {
  const pairs: [string, string, string][] = [
    ['ink on brand', tones.brandInk, tones.brand],
    ['ink on strong', tones.brandInk, tones.brandStrong],
    ['text on soft', tones.brandText, tones.brandSoft],
    ...grounds[theme].map((ground): [string, string, string] => [`text on ${ground}`, tones.brandText, ground]),
  ]
  return pairs.filter(([, ink, ground]) => contrast(ink, ground) < READABLE).map(([name]) => `${theme}: ${name}`)
}

describe('brandTones', () => {
  it('keeps a strong colour as it is, with white on it', () => {
    expect(brandTones('#1b5cff').light).toEqual({
      brand: '#1b5cff',
      brandStrong: '#174ed9',
      brandSoft: '#eaf0ff',
      brandInk: '#ffffff',
      brandText: '#1a59f5',
    })
  })

  it('lifts a colour off the dark ground, with dark ink on it', () => {
    expect(brandTones('#1b5cff').dark.brandInk).toBe('#071127')
    expect(contrast(brandTones('#1b5cff').dark.brand, '#0d1524')).toBeGreaterThanOrEqual(6)
  })

  it('puts dark ink on a pale colour', () => {
    const { light } = brandTones('#ffd400')
    expect([light.brand, light.brandInk]).toEqual(['#ffd400', '#071127'])
  })

  it('is readable whatever the colour', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, (hex) => {
        const { light, dark } = brandTones(hex)
        expect([...failures('light', light), ...failures('dark', dark)]).toEqual([])
      }),
      { seed: 20251121, numRuns: 500 },
    )
  })
})
