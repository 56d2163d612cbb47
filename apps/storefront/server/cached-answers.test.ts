import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCachedAnswers } from './cached-answers.ts'

test('a policy is found again by its ETag', () => {
  const cached = createCachedAnswers()
  cached.rememberPolicy('"a"', "default-src 'self'")
  expect(cached.findPolicy('"a"')).toBe("default-src 'self'")
  expect(cached.findPolicy('"b"')).toBeUndefined()
})

test('a body is compressed once for each ETag and encoding', async () => {
  const cached = createCachedAnswers()
  const body = Buffer.from('page '.repeat(500))
  const [first, second] = await Promise.all([
    cached.getCompressed('"a"', body, 'br'),
    cached.getCompressed('"a"', body, 'br'),
  ])
  expect(first).toBe(second)
  expect(await cached.getCompressed('"a"', Buffer.from('other'), 'br')).toBe(first)
  expect(brotliDecompressSync(first)).toEqual(body)
  expect(await cached.getCompressed('"a"', body, 'gzip')).not.toEqual(first)
})

test('memory stays bounded however many pages go out', () => {
  const cached = createCachedAnswers()
  for (let index = 0; index < 6000; index += 1) cached.rememberPolicy(`"${index}"`, 'p')
  expect(cached.findPolicy('"0"')).toBeUndefined()
  expect(cached.findPolicy('"5999"')).toBe('p')
})
