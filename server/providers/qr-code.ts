import { encode } from 'uqr'

const QUIET_ZONE = 4
/** One of the eight, all of which scan: to try each out and weigh it takes eight times as long. */
const MASK = 2

/** A QR code as SVG, dark on white in either theme, with the quiet zone that cameras want. */
export function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE, maskPattern: MASK })
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#0f1b33" d="${runs.join('')}"/></svg>`
  )
}

export const qrCodeUrl = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(qrCodeSvg(text)).toString('base64')}`

function darkRuns(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
