import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

// `npm run sandbox:grow -- 100000`: fills the sandbox's catalogue up to that many products, the same ones every time.

const [count = '100000'] = process.argv.slice(2)
const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
process.exitCode =
  built === 0
    ? await run(process.execPath, ['src/main.ts', '--grow', count], {
        cwd: join(ROOT, 'apps/commerce-sandbox'),
      })
    : built
