export interface ClientConnection {
  /** Address of whoever holds the connection. */
  readonly peer: string | undefined
  /** The `x-forwarded-for` header. */
  readonly forwardedFor: string | readonly string[] | null | undefined
  /** Number of our own proxies in front. With 0 the header is not believed. */
  readonly proxyHops: number
}

/** The address of whoever reached the outermost of our own proxies; the peer's where there are none. */
export function getClientAddress({ peer = '', forwardedFor, proxyHops }: ClientConnection): string {
  if (proxyHops === 0 || forwardedFor === null || forwardedFor === undefined) return peer
  const addresses = String(forwardedFor)
    .split(',')
    .map((part) => part.trim())
  return addresses.at(-proxyHops) ?? addresses[0] ?? peer
}
