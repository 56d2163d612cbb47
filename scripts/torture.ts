import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringProgram } from './browser.ts'
import { bringPostgres } from './postgres.ts'
import { ROOT, run } from './processes.ts'
import { findValkey } from './valkey.ts'

// Breaks a cluster of the built shop while clients use it, and checks what they saw: `--minutes 30`, `--seed` of an earlier run.
// With `--soak` nothing breaks, and memory and open files of every process are watched.

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

const say = (what: string) => process.stdout.write(`left out: ${what}\n`)

async function torture(args: readonly string[]): Promise<number> {
  const valkey = await bringProgram(findValkey, ['redis-server'])
  const postgres = await bringPostgres()
  if (valkey === undefined || postgres === undefined) {
    say('several storefronts need Valkey 7+ or Redis 7+, and PostgreSQL 15+')
    return 0
  }
  if (args.includes('--soak') && !existsSync('/proc/self/fd')) {
    say('memory and open files are read from /proc, which Linux has')
    return 0
  }
  const clock = await bringProgram(() => (existsSync(LIBRARY) ? LIBRARY : undefined), ['libfaketime'])
  if (clock === undefined) say('a wrong clock needs libfaketime')
  const main = join(ROOT, 'e2e/torture/main.ts')
  return run(process.execPath, [main, ...args], { env: { VALKEY_SERVER: valkey } })
}

const args = process.argv.slice(2).filter((name) => name !== '--built')
const isBuilt = args.length < process.argv.length - 2
const built = isBuilt ? 0 : await run('turbo', ['run', 'build', '--output-logs=errors-only'])
process.exitCode = built === 0 ? await torture(args) : built
