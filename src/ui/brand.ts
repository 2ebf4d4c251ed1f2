/** Tones of one theme, each `#rrggbb`. */
export interface BrandTones {
  readonly brand: string
  readonly brandStrong: string
  readonly brandSoft: string
  readonly brandInk: string
  readonly brandText: string
}

type Rgb = readonly [number, number, number]

const READABLE = 4.5
/** A fill that a dark page lifts off its ground. */
const LIFTED = 6
const WHITE = '#ffffff'
const BLACK = '#000000'
const INK = '#071127'
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100)

/** The surfaces that text in the brand colour stands on. */
const grounds = {
  light: { text: '#0f1b33', surface: '#ffffff', others: ['#f5f8fd'], softShare: 0.09 },
  dark: { text: '#e9eefa', surface: '#0d1524', others: ['#0a101c', '#141f34'], softShare: 0.18 },
} as const

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** Colour between two: `share` 0 is the first, 1 the second. */
function blend(from: string, to: string, share: number): string {
  const b = parse(to)
  const channels = parse(from).map((channel, at) => Math.round(channel + ((b[at] ?? 0) - channel) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = parse(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two luminances. */
const between = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Contrast of two `#rrggbb` colours by WCAG, 1 to 21. */
export const contrast = (a: string, b: string): number => between(luminance(a), luminance(b))

/** The first colour on the way from one to another that is good enough; the end where none is. */
function nearest(from: string, to: string, good: (hex: string) => boolean): string {
  for (const share of STEPS) {
    const colour = blend(from, to, share)
    if (good(colour)) return colour
  }
  return to
}

function readableOn(on: readonly string[]): (hex: string) => boolean {
  const grounds = on.map(luminance)
  return (hex) => {
    const own = luminance(hex)
    return grounds.every((ground) => between(own, ground) >= READABLE)
  }
}

function inkOn(brand: string): string {
  return contrast(WHITE, brand) >= READABLE ? WHITE : INK
}

function tones(colour: string, theme: 'light' | 'dark'): BrandTones {
  const { text, surface, others, softShare } = grounds[theme]
  const lifted = theme === 'dark' ? nearest(colour, WHITE, (hex) => contrast(hex, surface) >= LIFTED) : colour
  const brand = nearest(lifted, BLACK, (hex) => contrast(inkOn(hex), hex) >= READABLE)
  const brandInk = inkOn(brand)
  const brandStrong = blend(brand, brandInk === WHITE ? BLACK : WHITE, 0.15)
  const brandSoft = blend(surface, brand, softShare)
  const softHover = blend(surface, brand, softShare + 0.05)
  const brandText = nearest(brand, text, readableOn([surface, ...others, brandSoft, softHover]))
  return { brand, brandStrong, brandSoft, brandInk, brandText }
}

/** The tones of a site's own colour for the light and the dark theme. Any `#rrggbb` gives readable ones. */
export function brandTones(colour: string): { light: BrandTones; dark: BrandTones } {
  return { light: tones(colour, 'light'), dark: tones(colour, 'dark') }
}
