import { SANDBOX } from './parts.ts'
import { run } from './processes.ts'

// `npm run sandbox:grow -- 100000`: fills the sandbox's catalogue up to that many products, the same ones every time.

const [count = '100000'] = process.argv.slice(2)
const { DATA_DIR = SANDBOX.dataDir, LOG_LEVEL = 'info' } = process.env
const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
process.exitCode =
  built === 0
    ? await run(process.execPath, [SANDBOX.file, '--grow', count], { env: { DATA_DIR, LOG_LEVEL } })
    : built
