import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('values are put in, unknown marks stay', () => {
  expect(fill('{{count}} of {{name}} and {{more}}', { count: 2, name: '$& soap' })).toBe(
    '2 of $& soap and {{more}}',
  )
})
