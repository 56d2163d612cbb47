import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringBrowser } from './browser.ts'
import { startPostgres } from './postgres.ts'
import { ROOT, run, runAndRead } from './processes.ts'
import {
  addTallies,
  NOTHING,
  readClosingLine,
  readPlaywrightReport,
  readVitestReport,
  type Tally,
  toTally,
} from './tally.ts'

const VITEST_FOLDERS = [
  'packages/domain',
  'packages/contracts',
  'packages/i18n',
  'packages/commerce',
  'packages/reviews',
  'packages/ui',
  'apps/commerce-sandbox',
  'apps/reviews-api',
  'apps/storefront',
]

// Logs are read as plain text.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

interface Step {
  readonly name: string
  readonly run: () => Promise<Tally>
}

function check(name: string, command: string, args: readonly string[]): Step {
  return { name, run: async () => toTally(await run(command, args)) }
}

interface VitestOptions {
  /** Default: the folder. */
  readonly name?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

function vitest(
  folder: string,
  { name = `tests of ${folder}`, args = [], env = {} }: VitestOptions = {},
): Step {
  const report = join(reports, `${folder.replaceAll('/', '-')}.json`)
  return {
    name,
    run: async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const code = await run('vitest', ['run', ...reporters, ...args], { cwd: join(ROOT, folder), env })
      return readVitestReport(report, code)
    },
  }
}

function stories(folder: string, themes: string): Step {
  const name = `stories of ${folder} in ${themes}`
  return vitest(folder, { name, args: ['--project=stories*'], env: { STORY_THEMES: themes } })
}

/** A check of ours that counts by itself: the last line it prints is its tally. */
function counted(name: string, script: string): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runAndRead(process.execPath, [script])
      return readClosingLine(output, code)
    },
  }
}

function playwright(name: string, config: string): Step {
  const report = join(reports, `${config}.json`)
  const args = ['test', `--config=${config}`, '--reporter=line,json']
  return {
    name,
    run: async () => {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1' }
      return readPlaywrightReport(report, await run('playwright', args, { cwd: join(ROOT, 'e2e'), env }))
    },
  }
}

const QUICK: readonly Step[] = [
  check('build', 'turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']),
  check('types of the packages and apps', 'turbo', [
    'run',
    'typecheck',
    '--output-logs=errors-only',
    '--concurrency=2',
  ]),
  check('types of the scripts', 'tsc', ['--noEmit']),
  check('lint', 'oxlint', ['--type-aware', '--quiet']),
  check('format', 'biome', ['format', '.']),
  check('architecture arrows', 'depcruise', ['apps', 'packages', 'e2e', 'scripts', '.storybook']),
  counted('stories and docs of every component', 'scripts/check-stories.ts'),
  check('tests that the specification’s table names', process.execPath, ['scripts/check-specification.ts']),
  check('unused files and exports', 'knip', ['--no-progress']),
  { name: 'browser', run: async () => toTally((await bringBrowser()) ? 0 : 1) },
  ...VITEST_FOLDERS.map((folder) => vitest(folder)),
  playwright('flows in a real browser', 'playwright.config.ts'),
]

const LONG: readonly Step[] = [
  check('build', 'turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']),
  { name: 'browser', run: async () => toTally((await bringBrowser()) ? 0 : 1) },
  { name: 'databases on PostgreSQL', run: testOnPostgres },
  stories('packages/ui', 'tide,ember,plain,hostile'),
  stories('packages/reviews', 'ember,hostile'),
  stories('apps/storefront', 'ember,hostile'),
  counted('looks of chosen stories', 'scripts/check-visual.ts'),
  playwright('every fault on every page, every route in every theme', 'playwright.long.config.ts'),
  counted('packages as they are published', 'scripts/check-packages.ts'),
  counted('packages in the hands of four consumers', 'scripts/check-consumers.ts'),
]

/** Where tests open a database, and which of them do. */
const DATABASE_TESTS: Readonly<Record<string, readonly string[]>> = {
  'apps/commerce-sandbox': [],
  'packages/reviews': ['--project=unit'],
}

async function testOnPostgres(): Promise<Tally> {
  const server = await startPostgres()
  if (server === undefined) {
    process.stdout.write(
      'left out: the tests on PostgreSQL need a server; set DATABASE_URL or install PostgreSQL 15+\n',
    )
    return NOTHING
  }
  try {
    let total = NOTHING
    for (const [folder, args] of Object.entries(DATABASE_TESTS))
      total = addTallies(total, await vitest(folder, { args, env: { DATABASE_URL: server.url } }).run())
    return total
  } finally {
    await server.stop()
  }
}

async function runSteps(steps: readonly Step[]): Promise<Tally> {
  let total = NOTHING
  const summary: string[] = []
  for (const step of steps) {
    process.stdout.write(`\n── ${step.name}\n`)
    const start = performance.now()
    const tally = await step.run()
    total = addTallies(total, tally)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    summary.push(
      `${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${tally.passed} passed, ${tally.failed} failed, ${seconds} s)`,
    )
  }
  process.stdout.write(`\n${summary.join('\n')}\n`)
  return total
}

const total = await runSteps(process.argv.includes('--full') ? LONG : QUICK)
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
