import { expect, test } from 'vitest'
import { clampNumber } from './number-rule.ts'

test('a range whose maximum is below its minimum contains only the minimum', () => {
  expect(clampNumber(5, { min: 3, max: 0 })).toBe(3)
})
