import { bringBrowser } from './browser.ts'
import { runTasks, type TaskOutcome, toFailure, toReport } from './turbo-tasks.ts'

// Ours because Turborepo cannot run groups of tasks one after the other.

/**
 * Groups run one after the other, the tasks of a group side by side. A task whose inputs (turbo.json) have not
 * changed since it last passed is not run again; `--force` runs all.
 */
const QUICK = [
  [
    'build',
    'typecheck',
    'typecheck:scripts',
    'lint:code',
    'lint:format',
    'lint:imports',
    'lint:exports',
    'lint:stories',
    'lint:docs',
    'check:examples',
    'test',
    'test:scripts',
    'test:stories',
  ],
  // The flows start every server and need both cores.
  ['test:flows'],
] as const

const LONG = [
  // Browsers beside killed processes would take the time that a slow reader is allowed.
  ['build', 'test:postgres', 'test:processes'],
  // The consumers' apps take longest, so they are among the first.
  ['check:consumers', 'check:packages', 'check:sizes', 'check:docs-site'],
  ['test:themes', 'check:visual'],
  ['check:storybook'],
  ['test:windows'],
  ['test:plain'],
  ['test:matrices'],
  ['test:attacks'],
  ['test:nodes'],
  ['test:restore'],
  // Each needs every core.
  ['test:torture'],
  ['test:soak'],
] as const

// What repeats the long tests in other themes, windows, sizes and faults.
const NIGHT = [
  ['build', 'test:other-themes'],
  ['test:night'],
  ['check:upgrades'],
  ['attacks'],
  // It builds again what all others use.
  ['check:rebuild'],
  ['test:long-torture'],
  ['test:long-soak'],
  ['test:mutation'],
] as const

// Colours would fill the logs with control characters.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

const outcomes: TaskOutcome[] = []
const groups = process.argv.includes('--night') ? NIGHT : process.argv.includes('--full') ? LONG : QUICK
if (await bringBrowser()) {
  const force = process.argv.includes('--force') ? ['--force'] : []
  for (const tasks of groups) outcomes.push(...(await runTasks([...tasks, ...force])))
} else {
  process.stderr.write('There is no Chromium: install it, or name one with CHROMIUM_PATH.\n')
  outcomes.push(toFailure('browser'))
}
process.stdout.write(`\n${toReport(outcomes)}`)
process.exitCode = outcomes.some(({ tally }) => tally.failed > 0) ? 1 : 0
