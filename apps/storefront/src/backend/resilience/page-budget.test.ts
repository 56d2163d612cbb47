import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { runRender } from '../render.ts'
import { getDeadline, getTimeLeftMs } from './page-budget.ts'

test('work with a time of its own has what is left of it, and never less than nothing', () => {
  const left = (deadline: number) => runRender({ deadline }, () => getTimeLeftMs())
  const now = systemClock()
  expect(left(now - 1000)).toBe(0)
  expect(left(now + 60_000)).toBeGreaterThan(50_000)
})

test('a call outside of a page has ten seconds', () => {
  expect(Math.round((getDeadline() - systemClock()) / 1000)).toBe(10)
})
