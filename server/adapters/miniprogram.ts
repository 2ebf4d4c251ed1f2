import { qrCodeUrl } from './qr-code.ts'

export interface MiniprogramCodes {
  /**
   * Picture of the code that opens a login's confirmation on the phone, as a data URL.
   * @param origin scheme, host and port of the site that asks
   */
  loginCode(origin: string, scene: string): string
  /** Picture of the code that opens the site's mini-program, as a data URL. */
  siteCode(origin: string, parameterId: string): string
}

/** The embedded codes: plain QR codes of pages that this server has. */
export const embeddedMiniprogram: MiniprogramCodes = {
  loginCode: (origin, scene) => qrCodeUrl(`${origin}/m/scan?scene=${encodeURIComponent(scene)}`),
  siteCode: (origin, parameterId) => qrCodeUrl(`${origin}/m/?id=${encodeURIComponent(parameterId)}`),
}
