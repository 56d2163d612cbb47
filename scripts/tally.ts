import { stripVTControlCharacters } from 'node:util'

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

/** The last line of a check of ours. */
const OWN_LINE = /^(\d+) passed, (\d+) failed$/
/** How Vitest ends (`Tests  1 failed | 8 passed (9)`), and Playwright (`8 passed (3s)`, each kind in a line). */
const TOOL_LINE = /^\s*(?:Tests +)?(?:\d+ (?:passed|failed|flaky|skipped|todo)(?: \| )?)+(?: \([\d.hms]+\))?$/
const COUNT = /(\d+) (passed|failed|flaky)/g

/**
 * Counts the tests of a task by the last lines that it printed. A flaky test is a failed one, and so is a run that ended
 * badly without a failed test. A task that counts nothing (types, lint) counts as one.
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
