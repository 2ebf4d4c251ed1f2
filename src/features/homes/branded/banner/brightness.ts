/** Brightness, 0 to 255, from which a banner counts as bright (HOME-4). */
export const BRIGHT = 190

/** Computes how bright a colour looks, 0 to 255. @param colour `#rrggbb` */
export function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (299 * red + 587 * green + 114 * blue) / 1000
}

/** The tone of a banner of that colour; anything but `#rrggbb` counts as bright. */
export const bannerTone = (colour: string): 'bright' | 'dark' =>
  /^#[\da-f]{6}$/i.test(colour) && brightnessOf(colour) < BRIGHT ? 'dark' : 'bright'
