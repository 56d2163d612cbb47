import { expect, test } from 'vitest'
import { fill } from './messages.ts'

test('values are inserted; unknown marks are not changed', () => {
  expect(fill('{{count}} of {{name}} and {{more}}', { count: 2, name: '$& soap' })).toBe(
    '2 of $& soap and {{more}}',
  )
})
