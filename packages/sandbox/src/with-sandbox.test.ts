import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../bin/with-sandbox.js', import.meta.url))
/** Stands for the shop: says where it is and where its store is, and whether its pages may ask that store. */
const SHOP = `
const { PORT, NEXT_PUBLIC_STORE_URL: store } = process.env
const origin = 'http://localhost:' + PORT
const { headers } = await fetch(store + '/graphql/v2', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
console.log(JSON.stringify({ port: PORT, store, allowed: headers.get('access-control-allow-origin') }))
`

let folder = ''
const servers: Server[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'with-sandbox-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

/** Another project's program, on this port or, if somebody has taken that already, on none. */
async function take(port: number): Promise<number> {
  const server = createServer((_, response) => response.setHeader('connection', 'close').end('{}'))
  const taken = await new Promise<number>((resolve) => {
    server.once('error', () => resolve(port))
    server.listen(port, () => resolve(Object(server.address()).port))
  })
  if (server.listening) servers.push(server)
  return taken
}

async function start(env: Readonly<Record<string, string>>, shop = ['--input-type=module', '-e', SHOP]) {
  const { PORT: _, NEXT_PUBLIC_STORE_URL: _url, VITE_STORE_URL: _other, ...rest } = process.env
  const child = spawn(process.execPath, [program, process.execPath, ...shop], {
    cwd: folder,
    env: { ...rest, ...env },
  })
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ])
  return { out, errors, code }
}

test('ports of another project are passed over, and the store answers to this shop', async () => {
  await take(3000)
  await take(4000)
  const { out } = await start({})
  const said = JSON.parse(out.match(/^\{.*\}$/m)?.[0] ?? '{}')
  expect(said).toMatchObject({ allowed: `http://localhost:${said.port}` })
  expect(said.port).not.toBe('3000')
  expect(said.store).not.toBe('http://localhost:4000')
}, 60_000)

test('a store that somebody chose stays, and a sandbox of another shop there is told', async () => {
  const port = await take(0)
  const { errors, code } = await start({ NEXT_PUBLIC_STORE_URL: `http://localhost:${port}` })
  expect(code).toBe(1)
  expect(errors).toContain(`Port ${port} is taken`)
}, 60_000)

test('a built shop knows its store: it is not moved', async () => {
  await take(4000)
  const { errors, code } = await start({}, ['start'])
  expect(code).toBe(1)
  expect(errors).toContain('Port 4000 is taken')
}, 60_000)
