import { expect, test } from 'vitest'
import { toFailure, toReport } from './turbo-tasks.ts'

test('the report names each task, ends with what failed and with the sum of all', () => {
  const cached = {
    name: 'a#test',
    tally: { passed: 3, failed: 0 },
    seconds: 0,
    failedTests: [],
    isCached: true,
  }
  const failed = { ...cached, name: 'b#test', tally: { passed: 1, failed: 1 }, seconds: 2, isCached: false }
  expect(toReport([{ ...failed, failedTests: ['b.test.ts > b'] }, cached, toFailure('browser')])).toBe(
    `ok   a#test (3 passed, 0 failed, unchanged)
FAIL b#test (1 passed, 1 failed, 2.0 s)
     - b.test.ts > b
FAIL browser (0 passed, 1 failed, 0.0 s)

4 passed, 2 failed
`,
  )
})
