import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './processes.ts'
import { addTallies, NOTHING, readFailedTests, readTally, type Tally, toTally } from './tally.ts'

// Ours because Turborepo's own summary counts tasks, not tests.

/** A task in the summary of a run; see Turborepo's `--summarize`. */
interface TaskSummary {
  readonly taskId: string
  readonly command: string
  readonly logFile: string
  readonly cache: { readonly status: 'HIT' | 'MISS' }
  readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number }
}

/** The result of a task. */
export interface TaskOutcome {
  readonly name: string
  readonly tally: Tally
  readonly seconds: number
  /** The tests that failed, as far as the tool names them. */
  readonly failedTests: readonly string[]
  /** The task was not run again, because its inputs have not changed since it last passed. */
  readonly isCached: boolean
}

/** Runs tasks of turbo.json, two side by side, continues after a failure, shows what failed, and returns the result of each. */
export async function runTasks(tasks: readonly string[]): Promise<readonly TaskOutcome[]> {
  const flags = ['--continue=dependencies-successful', '--summarize', '--output-logs=errors-only']
  const code = await run('turbo', ['run', ...tasks, ...flags, '--log-order=grouped', '--concurrency=2'])
  const outcomes = readSummary().flatMap(toOutcome)
  const isExplained = code === 0 || outcomes.some(({ tally }) => tally.failed > 0)
  return isExplained ? outcomes : [...outcomes, toFailure('turbo')]
}

/** The outcome of what failed without a task. */
export function toFailure(name: string): TaskOutcome {
  return { name, tally: toTally(1), seconds: 0, failedTests: [], isCached: false }
}

/** The tasks of the newest run. */
function readSummary(): readonly TaskSummary[] {
  const files = globSync('.turbo/runs/*.json', { cwd: ROOT }).map((file) => join(ROOT, file))
  const [newest] = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  return newest === undefined ? [] : JSON.parse(readFileSync(newest, 'utf8')).tasks
}

/** A task without a command only groups its dependencies. A task that never started has a failed dependency. */
function toOutcome({ taskId, command, logFile, cache, execution }: TaskSummary): readonly TaskOutcome[] {
  if (command === '<NONEXISTENT>') return []
  const { startTime, endTime, exitCode } = execution ?? { startTime: 0, endTime: 0, exitCode: 1 }
  const output = execution === undefined ? '' : readFileSync(join(ROOT, logFile), 'utf8')
  const tally = readTally(output, exitCode)
  return [
    {
      name: taskId,
      tally,
      seconds: (endTime - startTime) / 1000,
      failedTests: tally.failed === 0 ? [] : readFailedTests(output),
      isCached: cache.status === 'HIT',
    },
  ]
}

/** A line for each task, failed ones last with the names of their failed tests, and then the sum. */
export function toReport(outcomes: readonly TaskOutcome[]): string {
  const isRed = ({ tally }: TaskOutcome) => Number(tally.failed > 0)
  const lines = outcomes
    .toSorted((a, b) => isRed(a) - isRed(b))
    .map(({ name, tally, seconds, failedTests, isCached }) => {
      const mark = tally.failed === 0 ? 'ok  ' : 'FAIL'
      const time = isCached ? 'unchanged' : `${seconds.toFixed(1)} s`
      const line = `${mark} ${name} (${tally.passed} passed, ${tally.failed} failed, ${time})`
      return [line, ...failedTests.map((test) => `     - ${test}`)].join('\n')
    })
  const total = outcomes.map(({ tally }) => tally).reduce(addTallies, NOTHING)
  return `${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`
}
