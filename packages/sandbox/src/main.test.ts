import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// Runs the service as a process of its own, in a data folder of its own.
let dataDir = ''
const running: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sorrel-main-'))
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** Without a port until it listens. */
  readonly url: string
  readonly output: () => string
}

async function start(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Started> {
  const child = spawn(process.execPath, ['src/main.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...env },
  })
  running.push(child)
  const chunks: string[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  return {
    child,
    output: () => chunks.join(''),
    get url() {
      const [, port] = /"port":(\d+),"msg":"listening"/.exec(chunks.join('')) ?? []
      return `http://127.0.0.1:${port ?? 0}`
    },
  }
}

async function waitUntilReady(started: Started): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${started.url}/readyz`)
          .then(({ status }) => status)
          .catch(() => 0),
      { timeout: 40_000 },
    )
    .toBe(200)
}

async function end({ child }: Started, signal: 'SIGTERM' | 'SIGINT'): Promise<number | null> {
  child.kill(signal)
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : null
}

const countProducts = async ({ url }: Started) => {
  const answer = await fetch(`${url}/graphql/v2`, {
    method: 'POST',
    headers: { authorization: 'pk_sorrel_demo', 'content-type': 'application/json' },
    body: '{"query":"{ products { count } }"}',
  })
  return (await answer.json()).data.products.count
}

describe('the process', () => {
  test('seeds an empty folder, locks it, stops cleanly, saves changes and resets them', {
    timeout: 120_000,
  }, async () => {
    const first = await start()
    await waitUntilReady(first)
    const count = await countProducts(first)
    expect(count).toBeGreaterThan(30)
    await fetch(`${first.url}/admin/products/soy-candle`, { method: 'PATCH', body: '{"price":4321}' })

    const second = await start()
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.output()).toBe(
      `${dataDir} is in use by process ${String(first.child.pid)}: stop it first, or set DATA_DIR to another folder. If that process is another program, remove ${join(dataDir, 'in-use.json')}.\n`,
    )

    const reset = await start({}, ['--reset'])
    expect((await once(reset.child, 'exit'))[0]).toBe(1)
    expect(reset.output()).toContain('is in use by process')

    expect(await end(first, 'SIGTERM')).toBe(0)
    expect(existsSync(join(dataDir, 'in-use.json'))).toBe(false)

    const third = await start()
    await waitUntilReady(third)
    expect(await readCandle(third)).toBe(43.21)
    expect(await end(third, 'SIGINT')).toBe(0)

    const again = await start({}, ['--reset'])
    expect((await once(again.child, 'exit'))[0]).toBe(0)
    const fourth = await start()
    await waitUntilReady(fourth)
    expect(await readCandle(fourth)).not.toBe(43.21)
    expect(await countProducts(fourth)).toBe(count)
  })

  test('a wrong variable is reported in one line', async () => {
    const wrong = await start({ PORT: 'many' })
    expect((await once(wrong.child, 'exit'))[0]).toBe(1)
    expect(wrong.output()).toBe('PORT must be a port number\n')
  })
})

async function readCandle({ url }: Started): Promise<number> {
  const answer = await fetch(`${url}/graphql/v2`, {
    method: 'POST',
    headers: { authorization: 'pk_sorrel_demo', 'content-type': 'application/json' },
    body: '{"query":"{ productBySlug(slug: \\"soy-candle\\") { price } }"}',
  })
  return (await answer.json()).data.productBySlug.price
}
