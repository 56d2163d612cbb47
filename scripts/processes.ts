import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

// Ours because it needs no more than Node: a library would bring a dependency and save few lines.

export const ROOT = join(import.meta.dirname, '..')

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly quiet?: boolean
  /** The account that runs it. Default: this process's own. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined
}

/** Runs a program to its end and returns its exit code. With `quiet` its output shows only when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd = ROOT, env, quiet = false, owner }: RunOptions = {},
): Promise<number> {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    ...owner,
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'exit')
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  return code ?? 1
}

/** Runs a program to its end and returns its exit code and output, which is also shown. */
export async function runAndRead(
  command: string,
  args: readonly string[],
  { cwd = ROOT, env }: Pick<RunOptions, 'cwd' | 'env'> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  child.stdout.pipe(process.stdout, { end: false })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code: code ?? 1, output }
}

/** A program that keeps running until it is stopped. */
export interface Service {
  readonly name: string
  readonly process: ChildProcess
  readonly healthUrl: string
}

export interface ServiceOptions {
  readonly name: string
  /** Folder of the app, relative to the root of the project or absolute. */
  readonly folder: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly healthUrl: string
}

/** Starts an app with the Node that runs this process. */
export function startService(options: ServiceOptions): Service {
  const child = spawn(process.execPath, [...options.args], {
    cwd: resolve(ROOT, options.folder),
    env: { ...process.env, ...options.env },
    stdio: 'inherit',
  })
  return { name: options.name, process: child, healthUrl: options.healthUrl }
}

const POLL_MS = 100

/** Waits until the app's health check succeeds. Throws when the app ends first or the time is over. */
export async function waitUntilHealthy(service: Service, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const { exitCode, signalCode } = service.process
    if (exitCode !== null || signalCode !== null)
      throw new Error(`The ${service.name} stopped before it was ready.`)
    if (await answers(service.healthUrl)) return
    await wait(POLL_MS)
  }
  throw new Error(`The ${service.name} did not answer ${service.healthUrl} within ${timeoutMs / 1000} s.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

const STOP_TIMEOUT_MS = 10_000

/** Stops each app and waits for it; an app that needs more than ten seconds is killed. SIGKILL ends it without warning. */
export async function stopServices(
  services: readonly Service[],
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  await Promise.all(
    services.map(async ({ process: child }) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      clearTimeout(timer)
    }),
  )
}
