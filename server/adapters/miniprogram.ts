import { encode } from 'uqr'

export interface MiniprogramCodes {
  /**
   * Picture of the code that opens a login's confirmation on the phone, as a data URL.
   * @param origin scheme, host and port of the site that asks
   */
  loginCode(origin: string, scene: string): string
  /** Picture of the code that opens the site's mini-program, as a data URL. */
  siteCode(origin: string, parameterId: string): string
}

const QUIET_ZONE = 4

/** The embedded codes: plain QR codes of pages that this server has. */
export const embeddedMiniprogram: MiniprogramCodes = {
  loginCode: (origin, scene) => drawQrCode(`${origin}/m/scan?scene=${encodeURIComponent(scene)}`),
  siteCode: (origin, parameterId) => drawQrCode(`${origin}/m/?id=${encodeURIComponent(parameterId)}`),
}

/** A QR code as an SVG data URL, dark on white. */
function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .map((row, y) =>
      darkRuns(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#0f1b33" d="${path}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

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
