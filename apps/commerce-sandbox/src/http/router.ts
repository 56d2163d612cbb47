import type { Route } from './route.ts'

export type Match =
  | { readonly kind: 'route'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  /** The address exists, but not for this method. */
  | { readonly kind: 'other-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' }

export type FindRoute = (method: string, pathname: string) => Match

/** Routes by address; a trailing slash does not count, and `HEAD` is answered as `GET`. The first match wins. */
export function createRouter(routes: readonly Route[]): FindRoute {
  const compiled = routes.map((route) => ({ route, segments: toSegments(route.path) }))
  return (method, pathname) => {
    const given = toSegments(pathname)
    const matches = compiled.flatMap(({ route, segments }) => {
      const params = matchSegments(segments, given)
      return params === undefined ? [] : [{ route, params }]
    })
    const wanted = method === 'HEAD' ? 'GET' : method
    const match = matches.find(({ route }) => route.method === wanted)
    if (match !== undefined) return { kind: 'route', ...match }
    if (matches.length === 0) return { kind: 'none' }
    return { kind: 'other-method', allowed: [...new Set(matches.map(({ route }) => route.method))] }
  }
}

function toSegments(path: string): readonly string[] {
  return path.replace(/\/+$/, '').split('/').slice(1)
}

function matchSegments(
  pattern: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined
      continue
    }
    const decoded = decode(value)
    if (decoded === undefined || decoded === '') return undefined
    params[segment.slice(1)] = decoded
  }
  return params
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
