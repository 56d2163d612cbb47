import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

test('starts at the given instant and advances with real time', () => {
  let real = 1_000
  const clock = createClock(new Date('2026-11-21T09:00:00Z'), () => real)
  expect(clock.now()).toEqual(new Date('2026-11-21T09:00:00Z'))
  real += 5_000
  expect(clock.now()).toEqual(new Date('2026-11-21T09:00:05Z'))
  clock.set(new Date('2027-01-01T00:00:00Z'))
  real += 1_000
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:01Z'))
})

test('is real time by default', () => {
  expect(createClock(undefined, () => 42).now()).toEqual(new Date(42))
})

test('stands still while the machine’s clock steps back a little, and follows it further back', () => {
  let real = 5_000
  const clock = createClock(undefined, () => real)
  clock.now()
  real = 4_950
  expect(clock.now()).toEqual(new Date(5_000))
  real = 5_001
  expect(clock.now()).toEqual(new Date(5_001))
  real = 1_000
  expect(clock.now()).toEqual(new Date(1_000))
})
