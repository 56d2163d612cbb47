import type { ServerResponse } from 'node:http'

const USES = ['hit', 'stale', 'miss'] as const

/** How a cache took part in a response. */
export type CacheUse = (typeof USES)[number]

/**
 * How a cache took part in a response; undefined if none did. Next reports it in a header of its own, a server around
 * Next in `Cache-Status`, which takes precedence. Headers passed only to `writeHead` are missed, because Node does not
 * store them.
 */
export function getCacheUse(response: Pick<ServerResponse, 'getHeader'>): CacheUse | undefined {
  const status = response.getHeader('cache-status')
  if (status !== undefined) return readCacheStatus(String(status))
  const next = String(response.getHeader('x-nextjs-cache') ?? '').toLowerCase()
  return USES.find((use) => use === next)
}

/** As RFC 9211 writes it: `sorrel; hit; detail=stale`. */
function readCacheStatus(status: string): CacheUse | undefined {
  const parts = status.split(';').map((part) => part.trim())
  if (parts.some((part) => part.startsWith('fwd='))) return 'miss'
  if (!parts.includes('hit')) return undefined
  return parts.includes('detail=stale') ? 'stale' : 'hit'
}
