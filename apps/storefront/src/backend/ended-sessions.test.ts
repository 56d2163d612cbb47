import { expect, test } from 'vitest'
import { createEndedSessions } from './ended-sessions.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

test('a token counts as ended for as long as its cookie lives', () => {
  let now = 1
  const ended = createEndedSessions(() => now)
  expect(ended.has('a:1')).toBe(false)
  ended.add('a:1')
  expect([ended.has('a:1'), ended.has('a:2')]).toEqual([true, false])
  now += WEEK_MS - 1
  expect(ended.has('a:1')).toBe(true)
  now += 2
  expect(ended.has('a:1')).toBe(false)
})
