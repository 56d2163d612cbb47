import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@sorrel/config/free-port'

const START_MS = 20_000

const PROGRAM = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))

/** Credentials that the SDK reads from the environment. */
export const TEST_CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_EC2_METADATA_DISABLED: 'true',
} as const

/** An object store of a test's own, with one empty bucket. */
export interface TestObjectStore {
  /** As `PICTURES_URL` names it. */
  readonly url: string
  /** Restarts it after a kill, with its files. */
  start(): Promise<void>
  kill(): Promise<void>
  /** Kills it, and removes its folder. */
  remove(): Promise<void>
}

/** Without a port it takes a free one. */
export async function startObjectStore(given?: number): Promise<TestObjectStore> {
  const port = given ?? (await findFreePort())
  const origin = `http://127.0.0.1:${String(port)}`
  const directory = mkdtempSync(join(tmpdir(), 'objects-'))
  const flags = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port), '--silent']
  let kill = async () => {}

  async function start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [PROGRAM, ...flags, '--no-vhost-buckets', '--configure-bucket', 'pictures'],
      {
        stdio: 'ignore',
      },
    )
    kill = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    for (const deadline = Date.now() + START_MS; !(await answers(origin)); await wait(50))
      if (Date.now() > deadline) throw new Error('the object store does not answer')
  }

  await start()
  return {
    url: `s3://pictures/shop?endpoint=${origin}`,
    start,
    kill: () => kill(),
    remove: async () => {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}
