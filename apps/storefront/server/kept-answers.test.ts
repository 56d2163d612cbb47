import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

test('a policy is found again by its ETag', () => {
  const kept = createKeptAnswers()
  kept.rememberPolicy('"a"', "default-src 'self'")
  expect(kept.findPolicy('"a"')).toBe("default-src 'self'")
  expect(kept.findPolicy('"b"')).toBeUndefined()
})

test('a body is compressed once for each ETag and encoding', async () => {
  const kept = createKeptAnswers()
  const body = Buffer.from('page '.repeat(500))
  const [first, second] = await Promise.all([
    kept.getCompressed('"a"', body, 'br'),
    kept.getCompressed('"a"', body, 'br'),
  ])
  expect(first).toBe(second)
  expect(await kept.getCompressed('"a"', Buffer.from('other'), 'br')).toBe(first)
  expect(brotliDecompressSync(first)).toEqual(body)
  expect(await kept.getCompressed('"a"', body, 'gzip')).not.toEqual(first)
})

test('memory stays bounded however many pages go out', () => {
  const kept = createKeptAnswers()
  for (let index = 0; index < 6000; index += 1) kept.rememberPolicy(`"${index}"`, 'p')
  expect(kept.findPolicy('"0"')).toBeUndefined()
  expect(kept.findPolicy('"5999"')).toBe('p')
})
