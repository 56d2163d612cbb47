/** Where one of our own endpoints is and how it is called. */
export interface CallTarget {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{store-api}` for the configured prefix and `{name}` for parameters: `/{store-api}/cart`. */
  readonly path: string
}

/** First path segment of the endpoints when no other is configured. */
const DEFAULT_STORE_API = 'store-api'

export interface EndpointAddress {
  /** Default `store-api`. */
  readonly storeApi?: string | undefined
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
}

/** The encoded path and query of a call. A parameter that is not given stays as `{name}` in the path. */
export function toEndpointPath(target: Pick<CallTarget, 'path'>, address: EndpointAddress = {}): string {
  const values = { 'store-api': address.storeApi ?? DEFAULT_STORE_API, ...address.params }
  const segments = new Map(Object.entries(values))
  const path = target.path.replace(/\{([\w-]+)\}/g, (whole, name: string) => {
    const value = segments.get(name)
    return value === undefined ? whole : encodeURIComponent(value.toWellFormed())
  })
  const query = Object.entries(address.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
}
