import { expect, test } from 'vitest'
import { getForDrawing, leaveForDrawing } from './drawn-on-server.ts'

test('what was left is found by its id, and the oldest is forgotten first', () => {
  for (let count = 0; count < 1001; count += 1) leaveForDrawing(`id ${count}`, { count })
  leaveForDrawing('id 1', { count: 1 })
  leaveForDrawing('new', 'text')
  expect(getForDrawing('id 0')).toBeUndefined()
  expect(getForDrawing('id 1')).toEqual({ count: 1 })
  expect(getForDrawing('id 2')).toBeUndefined()
  expect(getForDrawing('new')).toBe('text')
})
