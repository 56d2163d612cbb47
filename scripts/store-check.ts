import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

// `npm run store:check -- <address> <public key>`: says what a shop would meet at a store. Exit code 1 where shopping breaks.
const built = await run('turbo', ['run', 'build', '--filter=@sorrel/commerce', '--output-logs=errors-only'], {
  quiet: true,
})
process.exitCode =
  built === 0
    ? await run(process.execPath, [
        join(ROOT, 'packages/commerce/bin/store-check.js'),
        ...process.argv.slice(2),
      ])
    : built
