import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { findFreePort } from './free-port.ts'

/** A Valkey or Redis of a test's own, which forgets everything when it ends. */
export interface ValkeyServer {
  readonly url: string
  /** Starts it again after a kill, on the same port. */
  start(): Promise<void>
  kill(): Promise<void>
  /** Has it answer nobody, until the function that it gives is called. */
  freeze(): () => void
}

const START_MS = 10_000

export async function startValkey(): Promise<ValkeyServer> {
  const program = process.env.VALKEY_SERVER ?? 'valkey-server'
  const port = await findFreePort()
  const directory = mkdtempSync(join(tmpdir(), 'valkey-'))
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory]
  let stop = async () => {}
  let signal: (name: NodeJS.Signals) => void = () => undefined

  async function start(): Promise<void> {
    const child = spawn(program, flags, { stdio: 'ignore' })
    signal = (name) => void child.kill(name)
    stop = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    for (const deadline = Date.now() + START_MS; !(await answers(port)); await wait(20))
      if (Date.now() > deadline) throw new Error(`${program} does not answer`)
  }

  await start()
  onTestFinished(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    start,
    kill: () => stop(),
    freeze() {
      signal('SIGSTOP')
      return () => signal('SIGCONT')
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
