import { spawn } from 'node:child_process'
import { ROOT } from './processes.ts'
import { runShop } from './shop.ts'

// Rebuilds a package when its source changes, so that the running apps use the new code.
const watcher = spawn(
  'turbo',
  ['run', 'watch', '--filter=./packages/*', '--concurrency=20', '--output-logs=errors-only'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exitCode = await runShop({ mode: 'development' })
watcher.kill('SIGTERM')
