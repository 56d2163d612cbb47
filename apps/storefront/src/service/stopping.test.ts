import { expect, test } from 'vitest'
import { isStopping, setStopping } from './stopping.ts'

test('a process that stops goes on stopping', () => {
  expect(isStopping()).toBe(false)
  setStopping()
  setStopping()
  expect(isStopping()).toBe(true)
})
