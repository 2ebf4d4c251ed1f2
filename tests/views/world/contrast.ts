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

/** Of two computed colours by WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}
