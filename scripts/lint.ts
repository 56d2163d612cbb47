import { run } from './processes.ts'

const TASKS = ['typecheck:scripts', 'lint:code', 'lint:format', 'lint:imports', 'lint:exports', 'lint:docs']

process.exitCode = await run('turbo', ['run', ...TASKS, '--output-logs=errors-only', '--continue'])
