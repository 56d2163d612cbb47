import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFactBytes, toFactBytes } from './fact-bytes.ts'

test('what is written is read again, of several entries in a row', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
  fc.assert(
    fc.property(fc.array(numbers), (entries) => {
      expect([...readFactBytes(Buffer.concat(entries.map(toFactBytes)))]).toEqual(entries.flat())
    }),
  )
})

test('a number takes no more bytes than it needs', () => {
  expect([1, 127, 128, 16_383, 16_384].map((number) => toFactBytes([number]).length)).toEqual([1, 1, 2, 2, 3])
})
