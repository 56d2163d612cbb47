import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

// Measures the processor time of answers to agents: `npm run bench:agents`.
const built = await run('turbo', ['run', 'build', '--filter=@sorrel/agents', '--output-logs=errors-only'])
process.exitCode =
  built || (await run(process.execPath, ['bench/answers.ts'], { cwd: join(ROOT, 'packages/agents') }))
