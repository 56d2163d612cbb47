import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '@sorrel/config/free-port'

const ROOT = join(import.meta.dirname, '../../..')
const READY_MS = 90_000

/** The storefront's origin in these tests; nothing listens there. */
export const SHOP = 'http://localhost:3999'

export interface Running {
  readonly origin: string
  /** What it has printed. */
  readonly getOutput: () => string
  /** Resident memory in bytes. */
  readonly getMemory: () => Promise<number>
  /** Ends it; answers its exit code, null after SIGKILL. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export type Env = Readonly<Record<string, string>>

/** Starts the command of a folder on a free port and waits until it is ready. */
export async function startApp(
  folder: 'apps/reviews-api' | 'packages/sandbox',
  env: Env = {},
): Promise<Running> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(ROOT, folder),
    env: { ...process.env, PORT: String(port), PUBLIC_URL: origin, STOREFRONT_URL: SHOP, ...env },
  })
  const output: string[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  await waitUntilReady(child, origin, output)
  return {
    origin,
    getOutput: () => output.join(''),
    getMemory: () => getMemory(child),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

async function waitUntilReady(child: ChildProcess, origin: string, output: readonly string[]): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended: ${output.join('')}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return
    await wait(50)
  }
  throw new Error(`not ready: ${output.join('')}`)
}

async function getMemory({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}
