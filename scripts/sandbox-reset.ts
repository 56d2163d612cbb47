import { SANDBOX } from './parts.ts'
import { run } from './processes.ts'

const { DATA_DIR = SANDBOX.dataDir, LOG_LEVEL = 'info' } = process.env
const PARTS = [
  { file: SANDBOX.file, env: { DATA_DIR, LOG_LEVEL } },
  { file: 'apps/reviews-api/src/main.ts', env: {} },
  { file: 'apps/catalog-api/src/main.ts', env: {} },
] as const

let code = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
for (const { file, env } of PARTS) {
  if (code === 0) code = await run(process.execPath, [file, '--reset'], { env })
}
process.exitCode = code
