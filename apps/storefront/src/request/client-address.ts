/** The client's address for route handlers. The proxy in front of the routes sets it; it is never taken from outside. */
export const ADDRESS_HEADER = 'x-client-address'

/** The address of the client; empty where the proxy did not run, as in tests. */
export function getClientAddress({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(ADDRESS_HEADER) ?? ''
}
