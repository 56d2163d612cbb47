import type { ServerResponse } from 'node:http'

const USES = ['hit', 'stale', 'miss'] as const

/** How a cache took part in a response. */
export type CacheUse = (typeof USES)[number]

/**
 * How a cache took part in a response; undefined where none did. Next says it in a header of its own, a server around it
 * in `Cache-Status`, which counts where both are there. Headers that are given to `writeHead` alone are not seen: Node does
 * not remember them.
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
