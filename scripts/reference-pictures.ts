import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { getLaunchOptions } from '../packages/config/chromium.ts'
import { ROOT, runAndRead } from './processes.ts'
import type { StaticServer } from './static-server.ts'
import { readTally, type Tally, toTally } from './tally.ts'

const E2E = join(ROOT, 'e2e')

interface Comparison {
  /** A project of `e2e/visual/visual.config.ts`; its pictures are in the folder of the same name. */
  readonly set: 'stories' | 'consumers'
  /** Serves the pages. */
  readonly serve: () => Promise<StaticServer>
  /** The command that saves the current screenshots as the new reference pictures, with `--update`. */
  readonly updateCommand: string
  /** Default: whether the command line says so. */
  readonly isUpdate?: boolean
}

/** How much of a picture another browser may draw otherwise, from 0 to 1: the edges of some letters. */
const OTHER_BROWSER = 0.001

/**
 * Compares screenshots of pages with their reference pictures, pixel by pixel. A Chromium or platform other than those
 * that drew the pictures may differ in a thousandth of each. A run that compares nothing fails. With the argument
 * `--update` the screenshots become the reference pictures.
 */
export async function compareScreenshots({
  set,
  serve,
  updateCommand,
  isUpdate = process.argv.includes('--update'),
}: Comparison): Promise<Tally> {
  const record = join(E2E, 'visual/baselines', set, 'record.json')
  const here = await getRenderer()
  const recorded = readRenderer(record)
  const isOther = toText(recorded) !== toText(here)
  if (isOther && !isUpdate)
    process.stdout.write(`The ${set} were drawn by ${toText(recorded)}, this is ${toText(here)}\n`)
  const server = await serve()
  const args = ['test', '-c', 'visual/visual.config.ts', `--project=${set}`, '--reporter=line']
  const { code, output } = await runAndRead(
    'playwright',
    isUpdate ? [...args, '--update-snapshots=changed'] : args,
    {
      cwd: E2E,
      env: { SCREENSHOTS_URL: server.url, MAY_DIFFER: String(isOther && !isUpdate ? OTHER_BROWSER : 0) },
    },
  ).finally(server.close)
  const compared = readTally(output, code)
  const tally = compared.passed + compared.failed === 0 ? toTally(1) : compared
  if (tally.failed > 0)
    process.stdout.write(
      `Expected, actual and difference of each are in e2e/test-results/visual. Where the change is meant: ${updateCommand}\n`,
    )
  else if (isUpdate) writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`)
  return tally
}

interface Renderer {
  /** Chromium's full version. */
  readonly browser: string
  /** Such as `linux-x64`. */
  readonly platform: string
}

/** The browser and platform of this machine. */
async function getRenderer(): Promise<Renderer> {
  const browser = await chromium.launch(getLaunchOptions())
  try {
    return { browser: browser.version(), platform: `${process.platform}-${process.arch}` }
  } finally {
    await browser.close()
  }
}

/** What drew a set of reference pictures; undefined when there is no record of it. */
function readRenderer(file: string): Renderer | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function toText(renderer: Renderer | undefined): string {
  return renderer ? `Chromium ${renderer.browser} on ${renderer.platform}` : 'an unknown browser'
}
