import { expect, test } from 'vitest'
import { mayHaveOldCopy } from './recent-changes.ts'
import { invalidation } from './invalidation.ts'

test('a record is read past the copies long after their time: the old one is given once more to whoever reads first', async () => {
  await invalidation.invalidate(['product:soap'])
  expect(mayHaveOldCopy('product:soap', 0.001)).toBe(true)
  expect(mayHaveOldCopy('product:oil', 5)).toBe(false)
  expect(mayHaveOldCopy('product:soap', 0)).toBe(false)
})
