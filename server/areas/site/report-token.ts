import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { isSame } from '../../platform/same.ts'

const HOUR = 3_600_000

/** Tokens of reports that anybody may make: they tell one browser from another, and last into the next hour. */
export interface ReportTokens {
  issue(browserId: string): string
  isValid(token: string, browserId: string): boolean
}

/** @param secret key of the digests; every process that serves the sites has the same */
export function createReportTokens(clock: Clock, secret: string): ReportTokens {
  const hour = () => Math.floor(clock() / HOUR)
  const tokenOf = (browserId: string, at: number) =>
    createHmac('sha256', secret).update(`report\n${browserId}\n${at}`).digest('base64url')
  return {
    issue: (browserId) => tokenOf(browserId, hour()),
    isValid: (token, browserId) => [hour(), hour() - 1].some((at) => isSame(token, tokenOf(browserId, at))),
  }
}
