import { expect, test } from 'vitest'
import { readFailedTests, readTally } from './tally.ts'

const VITEST = `
 FAIL  src/cart.test.ts > a cart > is empty
AssertionError: expected 1 to be +0
 ❯ src/cart.test.ts:9:5
 Test Files  1 failed | 3 passed (4)
      Tests  1 failed | 8 passed (9)
   Duration  1.20s
`
const PLAYWRIGHT = `
  1) [desktop] › cart.spec.ts:12:3 › an addition opens the bag ─────────────
    Error: expect(locator).toBeVisible() failed
    Locator: getByRole('dialog', { name: 'Your bag' })
        at /shop/e2e/cart.spec.ts:14:31
        at /shop/e2e/shop.ts:20:3
  1 failed
    [desktop] › cart.spec.ts:12:3 › an addition opens the bag
  1 flaky
  2 skipped
  35 passed (1.2m)
`

test.each([
  ['Vitest', VITEST, 1, { passed: 8, failed: 1 }],
  ['Playwright, where a flaky test counts as failed', PLAYWRIGHT, 1, { passed: 35, failed: 2 }],
  ['a check of ours', 'ok\n12 passed, 0 failed', 0, { passed: 12, failed: 0 }],
  ['a task without tests', 'done', 0, { passed: 1, failed: 0 }],
  ['a task without tests that fails', '', 2, { passed: 0, failed: 1 }],
  ['a run that ends badly after its tests', '      Tests  8 passed (8)', 1, { passed: 8, failed: 1 }],
])('%s', (_, output, exitCode, tally) => {
  expect(readTally(output, exitCode)).toEqual(tally)
})

test('a failed test is named with its first error and the line that failed', () => {
  expect(readFailedTests(VITEST)).toEqual([
    'src/cart.test.ts > a cart > is empty (AssertionError: expected 1 to be +0 · cart.test.ts:9:5)',
  ])
  expect(readFailedTests(PLAYWRIGHT)).toEqual([
    "[desktop] › cart.spec.ts:12:3 › an addition opens the bag (Error: expect(locator).toBeVisible() failed · getByRole('dialog', { name: 'Your bag' }) · cart.spec.ts:14:31)",
  ])
})

test('a test of the only project, and a story, whose error stands below its address', () => {
  const story = `
 FAIL  |stories hostile (chromium)| src/card.stories.tsx > Steps
Error: 
Click to debug the error directly in Storybook: http://localhost:6006/?path=/story/card--steps

expect(element).toBeVisible()
 ❯ toBeVisible src/card.stories.tsx:87:36
`
  expect(readFailedTests(story)).toEqual([
    '|stories hostile (chromium)| src/card.stories.tsx > Steps (expect(element).toBeVisible() · card.stories.tsx:87:36)',
  ])
  const onlyProject = `
  1) every-story.spec.ts:14:5 › Components/Card: plays pass ─────────────
    Error: components-card--steps: 4 px too wide
`
  expect(readFailedTests(onlyProject)).toEqual([
    'every-story.spec.ts:14:5 › Components/Card: plays pass (Error: components-card--steps: 4 px too wide)',
  ])
})

test('a failure without tests is named by its last lines', () => {
  expect(
    readFailedTests('Unused exported types (1)\nRestockInput  type  src/restock-form.ts:18:13\n\n'),
  ).toEqual(['Unused exported types (1)', 'RestockInput  type  src/restock-form.ts:18:13'])
})
