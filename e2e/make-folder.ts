import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/** Where servers keep their data. Playwright removes it when the next run begins. */
export const DATA_FOLDER = join(import.meta.dirname, 'test-results/data')

/** A folder of its own for the data of a server. */
export function makeFolder(name: string): string {
  mkdirSync(DATA_FOLDER, { recursive: true })
  return mkdtempSync(join(DATA_FOLDER, `${name}-`))
}
