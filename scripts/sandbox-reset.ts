import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

const built = await run('turbo', [
  'run',
  'build',
  '--filter=@sorrel/commerce-sandbox^...',
  '--output-logs=errors-only',
])
process.exitCode =
  built === 0
    ? await run(process.execPath, ['src/main.ts', '--reset'], { cwd: join(ROOT, 'apps/commerce-sandbox') })
    : built
