import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

test('starts where it is told and advances with real time', () => {
  let real = 1_000
  const clock = createClock(new Date('2026-11-21T09:00:00Z'), () => real)
  expect(clock.now()).toEqual(new Date('2026-11-21T09:00:00Z'))
  real += 5_000
  expect(clock.now()).toEqual(new Date('2026-11-21T09:00:05Z'))
  clock.set(new Date('2027-01-01T00:00:00Z'))
  real += 1_000
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:01Z'))
})

test('is real time unless told otherwise', () => {
  expect(createClock(undefined, () => 42).now()).toEqual(new Date(42))
})
