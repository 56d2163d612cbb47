import { expect, it } from 'vitest'
import { err, ok, type Result } from './result.ts'

it('tells a value from a failure', () => {
  const divide = (left: number, right: number): Result<number, 'by-zero'> =>
    right === 0 ? err('by-zero') : ok(left / right)
  expect(divide(6, 3)).toEqual({ ok: true, value: 2 })
  expect(divide(6, 0)).toEqual({ ok: false, error: 'by-zero' })
})
