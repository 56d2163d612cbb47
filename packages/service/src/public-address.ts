import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Ranges without public hosts: private networks, this machine, documentation, translation, multicast. */
const RANGES_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Global unicast: every public IPv6 host is in it. */
const PUBLIC_V6 = ['2000::', 3] as const

const RANGES_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const notPublic = new BlockList()
for (const [network, prefix] of RANGES_V4) notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of RANGES_V6) notPublic.addSubnet(network, prefix, 'ipv6')

const unicastV6 = new BlockList()
unicastV6.addSubnet(...PUBLIC_V6, 'ipv6')

/** Whether an IP address belongs to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && unicastV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

type Resolve = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * A DNS look-up that fails unless every address of the host is public. The connection uses the checked address, so a
 * second, different answer (DNS rebinding) gains nothing.
 */
export function createPublicLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) return done(error ?? new Error(`${host} has no address`), '')
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${host} is not a public host`), '')
      if (options.all === true) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}
