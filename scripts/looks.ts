import { join } from 'node:path'
import { getMismatch, getRecord, readRecord, writeRecord } from './picture-record.ts'
import { ROOT, runAndRead } from './processes.ts'
import type { StaticServer } from './static-server.ts'
import { NOTHING, readTally, type Tally } from './tally.ts'

const E2E = join(ROOT, 'e2e')

export interface LooksOptions {
  /** A project of `e2e/visual/visual.config.ts`; its pictures are in the folder of the same name. */
  readonly set: 'stories' | 'consumers'
  /** Serves the pages; called only when pictures can be compared. */
  readonly serve: () => Promise<StaticServer>
  /** Saves the current looks as the new reference pictures. */
  readonly isUpdate: boolean
  /** The command that updates the reference pictures, for the advice. */
  readonly updateCommand: string
}

/**
 * Compares pages with their reference pictures, pixel by pixel. Only a Chromium and platform equal to those that drew
 * the pictures can compare; otherwise the reason is printed and nothing is compared.
 */
export async function compareLooks(options: LooksOptions): Promise<Tally> {
  const record = join(E2E, 'visual/baselines', options.set, 'record.json')
  const here = await getRecord()
  const mismatch = options.isUpdate ? undefined : getMismatch(readRecord(record), here)
  if (mismatch !== undefined) {
    process.stdout.write(`left out: looks of the ${options.set}: ${mismatch}\n`)
    return NOTHING
  }
  const server = await options.serve()
  const tally = await runPlaywright(options, server.url).finally(server.close)
  if (tally.failed > 0) process.stdout.write(toAdvice(options))
  else if (options.isUpdate) writeRecord(record, here)
  return tally
}

async function runPlaywright({ set, isUpdate }: LooksOptions, url: string): Promise<Tally> {
  const args = ['test', '-c', 'visual/visual.config.ts', `--project=${set}`, '--reporter=line']
  const { code, output } = await runAndRead(
    'playwright',
    isUpdate ? [...args, '--update-snapshots=changed'] : args,
    { cwd: E2E, env: { LOOKS_URL: url } },
  )
  return readTally(output, code)
}

const toAdvice = ({ updateCommand }: LooksOptions): string =>
  `Expected, actual and difference of each are kept in e2e/test-results/visual. Where the change is meant: ${updateCommand}\n`
