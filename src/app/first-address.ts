let first = ''

/** Called once, before anything changes the address. */
export function rememberFirstAddress(): void {
  first = location.href
}

/**
 * Address of the page that led here with a ticket; '' where nobody knows. The browser says it of the address that
 * this document began with alone: what the hash changes to afterwards may come from anywhere.
 */
export const cameFromWith = (ticket: string): string => (first.includes(ticket) ? document.referrer : '')
