import { bringBrowser } from './browser.ts'
import { run } from './processes.ts'

// Attacks the built shop with the whole counts of `e2e/attacks` and prints what came through: SECURITY.md says what is tried.

const hasBrowser = await bringBrowser()
if (!hasBrowser) process.stderr.write('There is no Chromium: install it, or name one with CHROMIUM_PATH.\n')
const flags = ['--force', '--log-prefix=none', '--output-logs=new-only', '--only']
const built = hasBrowser ? await run('turbo', ['run', 'build', '--output-logs=errors-only']) : 1
process.exitCode = built === 0 ? await run('turbo', ['run', 'attacks', ...flags]) : built
