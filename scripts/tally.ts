import { stripVTControlCharacters } from 'node:util'

// Ours because counts come from Vitest, Playwright and checks of ours, and from logs that Turborepo replays: JUnit reports would need a
// reporter in each of twenty configurations and a parser of XML.

export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const NOTHING: Tally = { passed: 0, failed: 0 }

export function addTallies(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** A check that only passes or fails counts as one. */
export function toTally(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The last line of one of our own checks. */
const OWN_LINE = /^(\d+) passed, (\d+) failed$/
/**
 * The last lines of Vitest (`Tests  1 failed | 8 passed (9)`) and of Playwright (`8 passed (3s)`, one line for each
 * kind).
 */
const TOOL_LINE = /^\s*(?:Tests +)?(?:\d+ (?:passed|failed|flaky|skipped|todo)(?: \| )?)+(?: \([\d.hms]+\))?$/
const COUNT = /(\d+) (passed|failed|flaky)/g

/**
 * Counts the tests of a task by its last printed lines. A flaky test counts as failed. A run that ended with an error
 * but without a failed test counts one failure. A task that counts nothing (types, lint) counts as one.
 */
export function readTally(output: string, exitCode: number): Tally {
  const lines = stripVTControlCharacters(output).trimEnd().split(/\r?\n/)
  const own = OWN_LINE.exec(lines.at(-1) ?? '')?.[0]
  const closing = own === undefined ? lines.filter((line) => TOOL_LINE.test(line)) : [own]
  const counts = closing.flatMap((line) => [...line.matchAll(COUNT)])
  const sum = (isCounted: (kind: string) => boolean): number =>
    counts.reduce((total, [, count, kind = '']) => total + (isCounted(kind) ? Number(count) : 0), 0)
  const tally = { passed: sum((kind) => kind === 'passed'), failed: sum((kind) => kind !== 'passed') }
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  return tally.passed + tally.failed === 0 ? toTally(exitCode) : tally
}

/**
 * Playwright's `1) [desktop] › cart.spec.ts:12:3 › title ───`, without the brackets where there is one project, and
 * Vitest's ` FAIL  src/cart.test.ts > title`.
 */
const FAILED_TEST = /^\s*(?:\d+\) (?=\[|\S+\.spec\.ts:)|FAIL\s+)(.*[^\s─])/
/** The error, or what follows the empty one of a story: an expectation, or what was not found. */
const FIRST_ERROR = /^\s*(\w*Error: .+|expect\(\w+\)\.\w+\(.*|Unable to find .+)$/
/** Playwright's `Locator: getByRole('dialog')`, which says what was not there. */
const LOCATOR = /^\s*Locator: +(.+)$/
/** Playwright's `at /folder/cart.spec.ts:14:3` and Vitest's `❯ src/cart.test.ts:9:5`: the line that failed. */
const PLACE = /^\s*(?:at|❯) (?:.*[/ (])?([\w.-]+\.(?:spec|test|stories)\.tsx?:\d+:\d+)\)?$/

/** The last lines of a failure in which no test is named. */
const LAST_LINES = 5

/**
 * The tests that failed, by the lines that a tool prints of each: its name, and the first error after it with its place. Where
 * none is named (types, lint): the last lines.
 */
export function readFailedTests(output: string): readonly string[] {
  const failed = new Map<string, readonly string[]>()
  let said: string[] = []
  let found = new Set<RegExp>()
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    const name = FAILED_TEST.exec(line)?.[1]
    if (name !== undefined && !failed.has(name)) {
      found = new Set()
      said = []
      failed.set(name, said)
    }
    for (const part of [FIRST_ERROR, LOCATOR, PLACE]) {
      const text = part.exec(line)?.[1]
      if (text === undefined || found.has(part) || failed.size === 0) continue
      found.add(part)
      said.push(text)
    }
  }
  if (failed.size === 0) return readLastLines(output)
  return [...failed].map(([test, parts]) => (parts.length === 0 ? test : `${test} (${parts.join(' · ')})`))
}

const readLastLines = (output: string): readonly string[] =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-LAST_LINES)
