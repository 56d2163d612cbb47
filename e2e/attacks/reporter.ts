import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ATTACK_TYPE } from './test.ts'

interface Row {
  readonly name: string
  readonly tries: number
  readonly through: number
}

/** The counts that a test has written down; a test that failed for another reason counts as one that came through. */
function toRows({ title }: TestCase, { status, annotations }: TestResult): readonly Row[] {
  const rows = annotations
    .filter(({ type }) => type.startsWith(ATTACK_TYPE))
    .map(({ type, description = '' }) => {
      const [tries = 0, through = 0] = description.split(' ').map(Number)
      return { name: type.slice(ATTACK_TYPE.length), tries, through }
    })
  const isExplained = status === 'passed' || status === 'skipped' || rows.some(({ through }) => through > 0)
  return isExplained ? rows : [...rows, { name: title, tries: 1, through: 1 }]
}

/** Prints what was attacked, how often, and what came through. */
export default class AttackTable implements Reporter {
  readonly #rows: Row[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#rows.push(...toRows(test, result))
  }

  onEnd(): void {
    const width = Math.max(0, ...this.#rows.map(({ name }) => name.length))
    const sum = (pick: (row: Row) => number) => this.#rows.reduce((total, row) => total + pick(row), 0)
    const lines = this.#rows.map(
      ({ name, tries, through }) =>
        `${through === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(width)} ${String(tries).padStart(6)} tried ${String(through).padStart(4)} came through`,
    )
    process.stdout.write(
      `\n${lines.join('\n')}\n\n${sum(({ tries }) => tries)} tried, ${sum(({ through }) => through)} came through\n`,
    )
  }
}
