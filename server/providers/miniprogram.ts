import { qrCodeUrl } from './qr-code.ts'

export interface MiniprogramCodes {
  /**
   * Picture of the code that opens a login's confirmation on the phone, as a data URL.
   * @param origin scheme, host and port of the site that asks
   * @param isCrowded whether many were asked for from the asker's network this minute: others come first
   * @throws ProviderError where the provider gives none, Overloaded where it would give no more
   */
  loginCode(origin: string, scene: string, isCrowded: boolean): Promise<string>
  /** Picture of the code that opens the site's mini-program, as a data URL. @throws ProviderError likewise */
  siteCode(origin: string, parameterId: string): Promise<string>
}

/** The embedded codes: plain QR codes of pages that this server has. */
export const embeddedMiniprogram: MiniprogramCodes = {
  loginCode: async (origin, scene) => qrCodeUrl(`${origin}/m/scan?scene=${encodeURIComponent(scene)}`),
  siteCode: async (origin, parameterId) => qrCodeUrl(`${origin}/m/?scene=${encodeURIComponent(parameterId)}`),
}
