import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

// Prints how well the catalogue index answers the judged queries of its tests.
const built = await run('turbo', ['run', 'build', '--filter=@sorrel/catalog', '--output-logs=errors-only'])
process.exitCode =
  built === 0
    ? await run(process.execPath, ['bench/search-quality.ts'], { cwd: join(ROOT, 'packages/catalog') })
    : built
