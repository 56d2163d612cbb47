import { expect, test } from 'vitest'
import { toContentHash } from './stash-ssr-only-text.ts'

test('equal texts have equal ids, which are names for an element', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'ä', '{"a":1}', '{"a":2}', 'a'.repeat(10_000), 'a'.repeat(10_001)]
  const ids = texts.map(toContentHash)
  expect(new Set(ids).size).toBe(texts.length)
  expect(texts.map(toContentHash)).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^t[0-9a-z]+$/)
})
