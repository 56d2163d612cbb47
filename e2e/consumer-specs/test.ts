import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@sorrel/config/free-port'
import { expect, type Page, test as base } from '@playwright/test'
import { startService, stopServices, waitUntilHealthy } from '../../scripts/processes.ts'
import { serveFolder } from '../../scripts/static-server.ts'

export { expect, type Page } from '@playwright/test'

const START_MS = 90_000
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** The main colour of the consumers' themes, `#7a1fa2`. */
export const BUTTON_COLOR = 'rgb(122, 31, 162)'
export const SOAP = 'Oat & Honey Soap Bar'

/** The installed folder of a consumer. */
export const getFolder = (name: string) => join(process.env.CONSUMERS ?? '', name)

/** Returns what the program printed; throws with that output when it fails. */
export async function run(
  folder: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: MAX_OUTPUT_BYTES }
  const shell = process.platform === 'win32'
  return promisify(execFile)(command, args, { ...options, shell }).then(
    ({ stdout }) => stdout,
    (error: Error) => {
      throw new Error(`${error.message}\n${'stdout' in error ? String(error.stdout) : ''}`)
    },
  )
}

/** Checks the types of a consumer and builds or runs it: its own script says how. Returns what it prints. */
export const check = (name: string, env?: Readonly<Record<string, string>>) =>
  run(getFolder(name), ['pnpm', 'run', 'check'], env)

interface App {
  readonly folder: string
  readonly args: readonly string[]
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
  /** Answers once the app is ready. */
  readonly path?: string
}

/** Servers of a test, which end with it. */
interface Servers {
  /** Each returns the origin. */
  startApp(app: App): Promise<string>
  serve(folder: string, answerPost?: (request: IncomingMessage) => Promise<unknown>): Promise<string>
  /** The sandbox as a consumer has installed it; pages of `origin` may ask it. */
  startSandbox(origin?: string, flags?: readonly string[], folder?: string): Promise<string>
}

/** The program of `sorrel-sandbox` as a consumer's folder has it. */
export function findSandboxCommand(folder = getFolder('sandbox')): string {
  const installed = join(folder, 'node_modules/@sorrel/sandbox')
  const { bin }: { readonly bin: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  )
  return join(installed, bin['sorrel-sandbox'] ?? 'no such command')
}

export const test = base.extend<{ readonly servers: Servers; readonly allowed: RegExp | undefined }>({
  /** Lines in the console of the page that a test provokes. */
  allowed: [undefined, { option: true }],
  // The console of a page says nothing, such as a warning about its hydration, while its servers run.
  page: async ({ page, allowed, servers: _servers }, use) => {
    const said: string[] = []
    page.on('pageerror', ({ message }) => said.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    await use(page)
    expect(said.filter((text) => allowed?.test(text) !== true)).toEqual([])
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  servers: async ({}, use) => {
    const stops: (() => unknown)[] = []
    const servers: Servers = {
      async startApp({ folder, args, port, env, path = '/readyz' }) {
        const origin = `http://127.0.0.1:${port}`
        const settings = { folder, args, env: { PORT: String(port), ...env } }
        const service = startService({ name: folder, ...settings, healthUrl: origin + path })
        stops.push(() => stopServices([service]))
        await waitUntilHealthy(service, START_MS)
        return origin
      },
      async serve(folder, answerPost) {
        const server = await serveFolder(folder, answerPost && { answerPost })
        stops.push(server.close)
        return server.url
      },
      async startSandbox(
        origin = 'http://127.0.0.1:9',
        flags = ['--data', 'memory://'],
        folder = getFolder('sandbox'),
      ) {
        const port = await findFreePort()
        const args = [findSandboxCommand(folder), '--port', String(port), '--origin', origin, ...flags]
        // Lists have several pages.
        const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, SEED_PROFILE: 'large' }
        return servers.startApp({ folder, port, args, env })
      },
    }
    await use(servers)
    for (const stop of stops.toReversed()) await stop()
  },
})

/** Chooses the first value of each choice that can be had. */
export async function chooseOptions(page: Page): Promise<void> {
  const choices = page
    .locator('form')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  for (const choice of await choices.all())
    await choice.locator('label:has(input:not(:disabled))').first().click()
}

/** All computed styles of the elements, in the order of the page. Variables are left out where they change nothing. */
export const readStyles = (page: Page, selector: string, hasVariables: boolean) =>
  page.locator(selector).evaluateAll((elements, withVariables) => {
    const toStyles = (element: Element) => {
      const computed = getComputedStyle(element)
      const names = [...computed].filter((name) => withVariables || !name.startsWith('--'))
      return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
    }
    return elements.map((element) => ({ element: element.localName, ...toStyles(element) }))
  }, hasVariables)

/** Builds a consumer unless another test has. */
export async function buildOnce(name: string, output: string): Promise<string> {
  if (!existsSync(join(getFolder(name), output))) await check(name)
  return join(getFolder(name), output)
}
