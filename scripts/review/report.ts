import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, Decisions } from './decisions.ts'
import type { Difference } from './review.ts'

export interface Report {
  /** What is compared: names of commits. */
  readonly base: string
  readonly head: string
  /** Stories that the change reaches, and those of them that were drawn. */
  readonly reached: number
  readonly drawn: number
  readonly differences: readonly Difference[]
  /** What was decided before. */
  readonly decisions: Decisions
  /** Sentences of the change's changesets. */
  readonly sentences: readonly string[]
}

/** The file that `review:check` reads, below the report. */
export const CHANGES_FILE = 'changes.json'

/** Writes the page. It needs no server and no network: its data is a script beside it. */
export function writeReport(folder: string, report: Report): void {
  cpSync(join(import.meta.dirname, 'page'), folder, { recursive: true })
  writeFileSync(join(folder, 'data.js'), `window.REVIEW = ${JSON.stringify(report)}\n`)
  const changes: readonly Change[] = report.differences.map(({ key, hash }) => ({ key, hash }))
  writeFileSync(join(folder, CHANGES_FILE), `${JSON.stringify(changes, null, 2)}\n`)
}
