/** Dates are in whole seconds, and what the browser kept is up to half a minute old: a smaller difference says nothing. */
const TELLING = 60_000

let ahead = 0

/** Learns from an answer how far the server's clock is ahead of the visitor's. */
export function learnTime({ headers }: Response): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) > TELLING ? difference : 0
}

/** Milliseconds since the epoch, whatever the visitor's clock says. */
export const serverNow = (): number => Date.now() + ahead
