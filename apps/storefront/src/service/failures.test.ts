import { expect, test } from 'vitest'
import { parseFailures, toFailuresText } from './failures.ts'

const TIMES = [1_795_000_000_001, 1_795_000_000_002, 1_795_000_000_003, 1_795_000_000_004]

test('the newest three failures go from page to page', () => {
  expect(parseFailures(toFailuresText(TIMES))).toEqual(TIMES.slice(1))
  expect(parseFailures(toFailuresText([]))).toEqual([])
})

test.each([undefined, '', 'soon', '1.2.3', '1795000000001,1795000000002', '1795000000001.'])(
  '%j holds none',
  (value) => {
    expect(parseFailures(value)).toEqual([])
  },
)
