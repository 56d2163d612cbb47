import { expect, test } from 'vitest'
import { getCacheUse } from './cache-use.ts'

test.each([
  [{ 'x-nextjs-cache': 'HIT' }, 'hit'],
  [{ 'x-nextjs-cache': 'STALE' }, 'stale'],
  [{ 'x-nextjs-cache': 'MISS' }, 'miss'],
  [{ 'x-nextjs-cache': 'SOMETHING' }, undefined],
  [{ 'cache-status': 'sorrel; hit' }, 'hit'],
  [{ 'cache-status': 'sorrel; hit; detail=stale' }, 'stale'],
  [{ 'cache-status': 'sorrel; fwd=miss', 'x-nextjs-cache': 'HIT' }, 'miss'],
  [{}, undefined],
] as const)('a response with %o is a %s', (headers, use) => {
  const known = new Map<string, string>(Object.entries(headers))
  expect(getCacheUse({ getHeader: (name) => known.get(name) })).toBe(use)
})
