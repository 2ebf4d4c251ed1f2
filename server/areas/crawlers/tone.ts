/** Contrast that WCAG asks of text. */
const READABLE = 4.5

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const onWhite = (channels: readonly number[]): number => 1.05 / (luminance(channels) + 0.05)

/** A colour, darkened until it can be read on white, and white on it. */
export function readableTone(hex: string): string {
  let channels = channelsOf(hex)
  while (onWhite(channels) < READABLE) channels = channels.map((channel) => Math.floor(channel * 0.96))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
