import ipaddr from 'ipaddr.js'

const SUBSCRIBER_BITS = 64

/** An address as some proxies write it, with the port it came from. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/

export function withoutPort(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? []
  return ipv6 ?? ipv4 ?? address
}

/**
 * What limits count an address by: IPv4 whole, also where it comes mapped into IPv6; IPv6 by its /64, which one
 * subscriber has to himself; what is no address as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().split('%')[0]}/${SUBSCRIBER_BITS}`,
  ).toString()
}
