// Runs the command that follows, with the sandbox beside it: a store on this machine. One that runs already is used.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { NEXT_PUBLIC_STORE_URL, VITE_STORE_URL, PORT = '3000' } = process.env
const store = new URL(NEXT_PUBLIC_STORE_URL ?? VITE_STORE_URL ?? 'http://localhost:4000')
const manifest = new URL(import.meta.resolve('@sorrel/sandbox/package.json'))
const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
const program = fileURLToPath(new URL(bin['sorrel-sandbox'], manifest))

const isReady = () =>
  fetch(new URL('/readyz', store)).then(
    ({ ok }) => ok,
    () => false,
  )

async function startSandbox() {
  const args = [program, '--port', store.port, '--origin', `http://localhost:${PORT}`]
  const sandbox = spawn(process.execPath, args, { stdio: 'inherit' })
  while (!(await isReady())) {
    if (sandbox.exitCode !== null) process.exit(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return sandbox
}

const sandbox = (await isReady()) ? undefined : await startSandbox()
const [command = '', ...args] = process.argv.slice(2)
const shop = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => {
  sandbox?.kill()
  process.exitCode = code ?? 0
})
