import { expect, test } from 'vitest'
import { getForDrawing, stashForSsr } from './ssr-stash.ts'

test('what was left is found by its id, and the oldest is forgotten first', () => {
  for (let count = 0; count < 1001; count += 1) stashForSsr(`id ${count}`, { count })
  stashForSsr('id 1', { count: 1 })
  stashForSsr('new', 'text')
  expect(getForDrawing('id 0')).toBeUndefined()
  expect(getForDrawing('id 1')).toEqual({ count: 1 })
  expect(getForDrawing('id 2')).toBeUndefined()
  expect(getForDrawing('new')).toBe('text')
})
