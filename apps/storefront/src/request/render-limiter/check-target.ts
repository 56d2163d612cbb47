import type { Refusal } from './refusal.ts'

/** The first line of a request: its method, and its path and query as they came. */
export interface FirstLine {
  readonly method: string
  readonly url: string
}

/** Longest path and query, in bytes: the longest of our own pages need a tenth. */
export const PATH_MAX_BYTES = 1024
export const QUERY_MAX_BYTES = 2048

/** Most query fields. */
export const QUERY_MAX_FIELDS = 50

const READS: readonly (string | undefined)[] = ['GET', 'HEAD']
const CHANGES: readonly (string | undefined)[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Prefixes of endpoints, which accept other methods than pages and define them themselves. */
function getEndpointPrefixes(storeApiPrefix: string): readonly string[] {
  return ['/api/', `/${storeApiPrefix}/`, '/account/forms/', '/ucp/', '/.well-known/']
}

/**
 * Refuses a request by its first line, before any other work. The line is read as raw text, because parsing thousands
 * of query fields would be exactly the work to avoid.
 */
export function createTargetCheck({ storeApiPrefix }: { readonly storeApiPrefix: string }) {
  const endpoints = getEndpointPrefixes(storeApiPrefix)
  return ({ method, url }: FirstLine): Refusal | undefined => {
    if (!url.startsWith('/')) return { status: 400, text: 'The target is a path' }
    const start = url.indexOf('?')
    const path = start === -1 ? url : url.slice(0, start)
    const query = start === -1 ? '' : url.slice(start + 1)
    if (path.length > PATH_MAX_BYTES) return { status: 414, text: 'The path is too long' }
    if (query.length > QUERY_MAX_BYTES || hasTooManyFields(query))
      return { status: 414, text: 'The query is too long' }
    if (READS.includes(method)) return undefined
    const isEndpoint = endpoints.some((prefix) => path.startsWith(prefix))
    if (isEndpoint && CHANGES.includes(method)) return undefined
    return { status: 405, text: 'The method is not allowed', allow: 'GET, HEAD' }
  }
}

function hasTooManyFields(query: string): boolean {
  let fields = 1
  for (let at = query.indexOf('&'); at !== -1; at = query.indexOf('&', at + 1)) {
    fields += 1
    if (fields > QUERY_MAX_FIELDS) return true
  }
  return false
}
