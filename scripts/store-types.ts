import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

// `npm run store:types -- <address> <public key> [--write]`: shows where a store's schema differs from the part of it in
// packages/contracts/commerce.graphql, and with --write makes that part the store's.
const built = await run('turbo', ['run', 'build', '--filter=@sorrel/commerce', '--output-logs=errors-only'], {
  quiet: true,
})
process.exitCode =
  built === 0
    ? await run(process.execPath, [
        join(ROOT, 'packages/commerce/bin/store-types.js'),
        ...process.argv.slice(2).filter((argument) => argument !== '--write'),
        join(ROOT, 'packages/contracts/commerce.graphql'),
        ...process.argv.filter((argument) => argument === '--write'),
      ])
    : built
