export interface ClientConnection {
  /** The address at the other end of the connection. */
  readonly peer: string | undefined
  /** The `x-forwarded-for` header. */
  readonly forwardedFor: string | readonly string[] | null | undefined
  /** Number of our own proxies in front. With 0 the header is ignored. */
  readonly proxyHops: number
}

/** The address that connected to our outermost proxy; without proxies, the peer's. */
export function getClientAddress({ peer = '', forwardedFor, proxyHops }: ClientConnection): string {
  if (proxyHops === 0 || forwardedFor === null || forwardedFor === undefined) return peer
  const addresses = String(forwardedFor)
    .split(',')
    .map((part) => part.trim())
  return addresses.at(-proxyHops) ?? addresses[0] ?? peer
}
