import type { MiniprogramCodes } from '../providers/miniprogram.ts'

export interface RecentCode {
  readonly origin: string
  readonly scene: string
}

export interface RecentCodes extends MiniprogramCodes {
  /** Newest first. */
  recent(): readonly RecentCode[]
}

const MOST_CODES = 20

/** Remembers the latest login codes, so that they can be opened where there is no phone to scan them with. */
export function rememberCodes(codes: MiniprogramCodes): RecentCodes {
  const remembered: RecentCode[] = []
  return {
    loginCode(origin, scene, isCrowded) {
      remembered.unshift({ origin, scene })
      remembered.length = Math.min(remembered.length, MOST_CODES)
      return codes.loginCode(origin, scene, isCrowded)
    },
    siteCode: codes.siteCode,
    recent: () => remembered,
  }
}
