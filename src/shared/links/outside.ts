/** An address of somebody else's page as a link may carry it; nothing for any scheme but http and https. */
export function outsideHref(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

/**
 * Attributes of a link that configuration describes: a hash address of ours, or somebody else's page in a tab of its
 * own. Without an address where it may be neither.
 */
export function configuredLink(address: string): { href?: string; target?: string; rel?: string } {
  if (address.startsWith('#/')) return { href: address }
  const href = outsideHref(address)
  return href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' }
}
