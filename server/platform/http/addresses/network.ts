import ipaddr from 'ipaddr.js'

const SUBSCRIBER_BITS = 64
/** The most that one IPv6 customer is usually given. */
const CUSTOMER_BITS = 48

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
  return ipv6Network(parsed, SUBSCRIBER_BITS)
}

/** The /48 of an IPv6 address, whose many /64 may all be one customer's; null for any other. */
export function customerOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? null : ipv6Network(parsed, CUSTOMER_BITS)
}

/** Whom a share of what is scarce goes to: an IPv6 customer whole, else the address. */
export const askerAt = (address: string): string => customerOf(address) ?? networkOf(address)

const ipv6Network = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number) =>
  ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/${bits}`).toString()
