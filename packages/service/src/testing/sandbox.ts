import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@sorrel/config/free-port'

const SANDBOX = join(import.meta.dirname, '../../../sandbox')
const START_MS = 90_000

export interface Sandbox {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts the commerce service of the demo shop, in memory and on a free port. */
export async function startSandbox(): Promise<Sandbox> {
  const port = String(await findFreePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: SANDBOX,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: 'memory://',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      READ_CACHE_SECONDS: '0',
      STOREFRONT_URL: 'http://127.0.0.1:9',
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part.toString()))
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended: ${output.join('')}`)
    if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true) break
  }
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
