#!/usr/bin/env node
// Runs the command that follows, with the sandbox beside it: a store on this machine. The sandbox of this shop is used
// where it runs already; ports that others have taken are passed over.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const [command = '', ...args] = process.argv.slice(2)
const { NEXT_PUBLIC_STORE_URL, VITE_STORE_URL, PORT } = process.env
const ownStore = NEXT_PUBLIC_STORE_URL ?? VITE_STORE_URL

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

async function findPort(first) {
  for (let port = first; ; port += 1) if (await isFree(port)) return port
}

const isReady = (store) =>
  fetch(new URL('/readyz', store)).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether pages of this shop may ask the sandbox that runs there: another shop's answers to that shop alone. */
async function isOurs(store, origin) {
  const headers = { origin, 'access-control-request-method': 'POST' }
  const answer = await fetch(new URL('/graphql/v2', store), { method: 'OPTIONS', headers }).catch(
    () => undefined,
  )
  return answer?.headers.get('access-control-allow-origin') === origin
}

async function startSandbox(store, origin) {
  const program = fileURLToPath(new URL('../dist/src/main.js', import.meta.url))
  const options = ['--port', store.port, '--origin', origin]
  // Without the shop's own PORT, which it would take for its own.
  const { PORT: _, ...rest } = process.env
  const env = { ...rest, REVALIDATE_SECRET: secret }
  const sandbox = spawn(process.execPath, [program, ...options], { stdio: 'inherit', env })
  while (!(await isReady(store))) {
    if (sandbox.exitCode !== null) process.exit(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return sandbox
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

// By it the shop knows that the sandbox tells of a change.
const secret = process.env.REVALIDATE_SECRET ?? randomBytes(24).toString('base64url')
const port = PORT ?? String(await findPort(3000))
const origin = `http://localhost:${port}`
let store = new URL(ownStore ?? 'http://localhost:4000')
const hasSandbox = (await isReady(store)) && (await isOurs(store, origin))
if (!hasSandbox && !(await isFree(Number(store.port)))) {
  // What is built knows its store by then.
  if (ownStore !== undefined || /^(?:build|start|preview)$/.test(args[0] ?? ''))
    fail(
      `Port ${store.port} is taken, and not by the sandbox of ${origin}. Stop what uses it, or set another NEXT_PUBLIC_STORE_URL or VITE_STORE_URL and build again: .env.example says how.`,
    )
  store = new URL(`http://localhost:${await findPort(Number(store.port) + 1)}`)
  process.stdout.write(`Port 4000 is taken by another program: the store is ${store.origin}\n`)
}

const sandbox = hasSandbox ? undefined : await startSandbox(store, origin)
const url = ownStore ?? store.origin
const env = {
  ...process.env,
  PORT: port,
  NEXT_PUBLIC_STORE_URL: url,
  VITE_STORE_URL: url,
  REVALIDATE_SECRET: secret,
}
const shop = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => {
  sandbox?.kill()
  process.exitCode = code ?? 0
})
