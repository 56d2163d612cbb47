import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPort } from './find-port.ts'
import { startService, stopServices, waitUntilHealthy } from './processes.ts'

const START_MS = 60_000

/** A sandbox that a consumer has installed. */
export interface InstalledSandbox {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The program of `sorrel-sandbox` as a consumer's folder has it. */
function findCommand(folder: string): string {
  const installed = join(folder, 'node_modules/@sorrel/sandbox')
  const manifest: unknown = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const bin =
    typeof manifest === 'object' && manifest !== null && 'bin' in manifest
      ? Object.values(Object(manifest.bin)).find((file) => typeof file === 'string')
      : undefined
  if (bin === undefined) throw new Error('@sorrel/sandbox has no command')
  return join(installed, bin)
}

/** Starts the sandbox that is installed in a folder, for a shop's origin, and waits until it answers. */
export async function startInstalledSandbox(
  folder: string,
  { origin, args = [] }: { readonly origin: string; readonly args?: readonly string[] },
): Promise<InstalledSandbox> {
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = startService({
    name: 'installed sandbox',
    folder,
    args: [findCommand(folder), '--port', String(port), '--origin', origin, ...args],
    env: { PUBLIC_URL: url },
    healthUrl: `${url}/readyz`,
  })
  const stop = () => stopServices([sandbox])
  await waitUntilHealthy(sandbox, START_MS).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}

/**
 * Runs the installed command: it names its options, says what is wrong with a seed, and keeps its data in the folder that
 * it is given.
 */
export async function checkSandboxCommand(folder: string): Promise<void> {
  const command = findCommand(folder)
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--help'], { cwd: folder })
  if (!stdout.includes('--seed shop.json')) throw new Error('it does not name its options')
  const refusal = await promisify(execFile)(process.execPath, [command, '--seed', 'broken.json'], {
    cwd: folder,
  }).then(
    () => 'it takes a broken seed',
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)),
  )
  const expected = [
    'broken.json is not a store:',
    'products[0].price: ',
    'products[0].description: ',
    '"cost"',
  ]
  for (const part of expected)
    if (!refusal.includes(part))
      throw new Error(`${part} is not in what it says of a broken seed: ${refusal}`)
  const sandbox = await startInstalledSandbox(folder, {
    origin: 'http://localhost:5173',
    args: ['--seed', 'shop.json', '--data', 'own-data', '--key', 'pk_of_this_shop'],
  })
  try {
    const answer = await fetch(`${sandbox.url}/graphql/v2`, {
      method: 'POST',
      headers: {
        authorization: 'pk_of_this_shop',
        'content-type': 'application/json',
        origin: 'http://localhost:5173',
      },
      body: '{"query":"{ products { results { name price variants { results { name } } } } }"}',
    })
    if (answer.headers.get('access-control-allow-origin') !== 'http://localhost:5173')
      throw new Error('a page of the shop may not read it')
    const text = await answer.text()
    if (!text.includes('"name":"Kettle","price":49')) throw new Error(`it does not sell the seed: ${text}`)
  } finally {
    await sandbox.stop()
  }
  if (!existsSync(join(folder, 'own-data/database'))) throw new Error('its data is not in its folder')
}
