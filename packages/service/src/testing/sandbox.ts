import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SANDBOX = join(import.meta.dirname, '../../../sandbox')
const START_MS = 90_000

export interface Sandbox {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts the commerce service of the demo shop, in memory and on a free port. */
export async function startSandbox(): Promise<Sandbox> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: SANDBOX,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: 'memory://',
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
      READ_CACHE_SECONDS: '0',
      STOREFRONT_URL: 'http://127.0.0.1:9',
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part.toString()))
  const port = await waitForPort(child, output)
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** The port that it was given, which it says in its log before it says that it is ready. */
async function waitForPort(child: ChildProcess, output: readonly string[]): Promise<string> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended: ${output.join('')}`)
    const [, port] = /"port":(\d+),"msg":"listening"[^]*"msg":"ready"/.exec(output.join('')) ?? []
    if (port !== undefined) return port
  }
  child.kill()
  throw new Error(`the sandbox is not ready after ${START_MS / 1000} s: ${output.join('')}`)
}
