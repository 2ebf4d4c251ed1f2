/** A web address that somebody typed, or '' where it is none: `javascript:` and the like lead nowhere. */
export function webAddress(typed: string): string {
  const url = URL.parse(typed)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}

/** A hash route of ours or a web address, else ''. */
export const linkAddress = (typed: string): string => (typed.startsWith('#/') ? typed : webAddress(typed))
