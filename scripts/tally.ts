import { readFileSync } from 'node:fs'

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

/** Reads a report of Vitest. A run that failed without a failed test (a broken file, no report) counts as one failure. */
export function readVitestReport(file: string, exitCode: number): Tally {
  const { numPassedTests: passed, numFailedTests: failed } = readReport(file)
  return withExitCode({ passed: toCount(passed), failed: toCount(failed) }, exitCode)
}

/** Reads a report of Playwright. A flaky test is a failed one. */
export function readPlaywrightReport(file: string, exitCode: number): Tally {
  const { stats } = readReport(file)
  const { expected, unexpected, flaky } = isRecord(stats) ? stats : {}
  return withExitCode({ passed: toCount(expected), failed: toCount(unexpected) + toCount(flaky) }, exitCode)
}

/** Reads the tally that a program prints as its last line, `N passed, N failed`. */
export function readClosingLine(output: string, exitCode: number): Tally {
  const line = output.trimEnd().split('\n').at(-1) ?? ''
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? []
  return withExitCode({ passed: Number(passed ?? 0), failed: Number(failed ?? 0) }, exitCode)
}

function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function readReport(file: string): Record<string, unknown> {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(report) ? report : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toCount(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
