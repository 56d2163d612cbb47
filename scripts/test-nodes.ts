import { join } from 'node:path'
import { bringProgram } from './browser.ts'
import { bringNginx } from './nginx.ts'
import { bringPostgres } from './postgres.ts'
import { ROOT, run } from './processes.ts'
import { findValkey } from './valkey.ts'

// Runs the tests that need Valkey, and those of a cluster; it brings the programs from Debian where it may.
const say = (what: string) => process.stdout.write(`left out: ${what}\n`)

async function test(valkey: string): Promise<number> {
  if ((await bringPostgres()) === undefined)
    say('two reviews APIs and two catalogue indexes need PostgreSQL 15+')
  if ((await bringNginx()) === undefined) say('nginx with its Brotli module, as of Debian 12, is not there')
  const env = { VALKEY_SERVER: valkey }
  const codes: number[] = []
  for (const folder of ['packages/next-cache', 'apps/storefront'])
    codes.push(await run('vitest', ['run', 'valkey'], { cwd: join(ROOT, folder), env }))
  const args = [
    'test',
    '--config=playwright.cluster.config.ts',
    '--project=cluster',
    ...process.argv.slice(2),
  ]
  codes.push(await run('playwright', args, { cwd: join(ROOT, 'e2e'), env }))
  return Math.max(...codes)
}

const valkey = await bringProgram(findValkey, ['redis-server'])
if (valkey === undefined)
  say('a cluster needs a store to share; set VALKEY_SERVER or install Valkey 7+ or Redis 7+')
process.exitCode = valkey === undefined ? 0 : await test(valkey)
