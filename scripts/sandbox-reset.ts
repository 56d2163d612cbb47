import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

const APPS = ['commerce-sandbox', 'reviews-api', 'catalog-api'] as const

let code = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
for (const app of APPS) {
  if (code === 0)
    code = await run(process.execPath, ['src/main.ts', '--reset'], { cwd: join(ROOT, 'apps', app) })
}
process.exitCode = code
