/** Groups of an IPv6 address that name the network of one customer: 64 of its 128 bits. */
const NETWORK_GROUPS = 4
const GROUPS = 8

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The key by which an address is counted: an IPv4 address itself, and the /64 network of an IPv6 address, since a
 * subscriber owns the whole /64. Text that is no address is its own key.
 */
export function getAddressGroup(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const plain = address.split('%')[0] ?? address
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return plain
  // An address of a URL is written in one way: hexadecimal groups without leading zeros, the longest zeros as `::`.
  const [start = '', end = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const first = toGroups(start)
  const last = toGroups(end)
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function toGroups(part: string): readonly string[] {
  return part === '' ? [] : part.split(':')
}
