import ipaddr from 'ipaddr.js'
import { withoutPort } from './network.ts'

type Network = ReturnType<typeof ipaddr.parseCIDR>

/** Whether an address is one of the proxies that stand before the server. */
export type IsProxy = (address: string) => boolean

const named: Readonly<Record<string, readonly string[]>> = { loopback: ['127.0.0.0/8', '::1/128'] }

function isNetwork(text: string): boolean {
  const [address = '', length] = text.split('/')
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  // Of length 0 it would be everybody.
  return isAddress && (length === undefined || (ipaddr.isValidCIDR(text) && Number(length) > 0))
}

/**
 * The networks of a list with commas: addresses, networks as `10.0.0.0/8`, and `loopback`.
 * @returns null where something in it is none of these
 */
export function readNetworks(list: string): readonly string[] | null {
  const networks = list.split(',').flatMap((entry) => named[entry.trim()] ?? [entry.trim()])
  return networks.every(isNetwork) ? networks : null
}

function parse(network: string): Network {
  if (network.includes('/')) return ipaddr.parseCIDR(network)
  const address = ipaddr.process(network)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** @param networks as `readNetworks` gives them */
export function proxiesIn(networks: readonly string[]): IsProxy {
  const parsed = networks.map(parse)
  return (written) => {
    const text = withoutPort(written)
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    return parsed.some((network) => address.kind() === network[0].kind() && address.match(network))
  }
}
