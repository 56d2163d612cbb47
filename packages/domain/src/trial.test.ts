import { expect, it } from 'vitest'
import { getTrialDaysLeft } from './trial.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

it.each([
  ['whole days', true, '2026-11-24T12:00:00.000Z', 3],
  ['part of a day is a day', true, '2026-11-24T12:00:00.001Z', 4],
  ['a last second', true, '2026-11-21T12:00:01.000Z', 1],
  ['the very end', true, '2026-11-21T12:00:00.000Z', 0],
  ['a second past', true, '2026-11-21T11:59:59.000Z', 0],
  ['past', true, '2026-11-20T12:00:00.000Z', 0],
  ['no trial', false, '2026-11-24T12:00:00.000Z', 0],
  ['end unknown', true, undefined, 0],
  ['end unreadable', true, 'soon', 0],
])('%s', (_name, trial, dateTrialEnd, expected) => {
  expect(getTrialDaysLeft({ trial, dateTrialEnd, now })).toBe(expected)
})
