import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, getFolder, run, test } from './test.ts'

// What 0.1.0 was: its `create-sorrel` as published, and the consumers of its time.
const PUBLISHED = join(import.meta.dirname, '../upgrades')
const OLD_CREATE = 'create-sorrel-0.1.0'
const OLD_CONSUMERS = 'consumers-0.1.0'
const CONSUMERS = ['agents', 'catalog', 'every', 'next', 'node', 'reviews', 'router', 'spa', 'vite', 'worker']

/** Those that ask a store while they run. */
const NEEDS_STORE: ReadonlySet<string> = new Set(['agents', 'worker'])

const SHOPS = {
  'shop-next': ['--template', 'next', '--languages', 'en,pl,ar'],
  'shop-vite': ['--template', 'vite'],
  'shop-of-a-store': [
    '--template',
    'next',
    '--store',
    'https://your-store.swell.store',
    '--key',
    'pk_demo_shop',
  ],
} as const

/** Without the variable pnpm may write the lockfile, as where somebody upgrades by hand. */
const BY_HAND = { CI: '' }

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/create/package.json'), 'utf8'),
)

/** The command of this version, in a folder; what it printed. */
const upgrade = (folder: string): Promise<string> =>
  run(folder, ['node', getFolder('create/node_modules/create-sorrel/dist/cli.js'), 'upgrade'], BY_HAND)

const readFiles = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/node_modules|\.next|dist/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

test.describe.configure({ mode: 'serial' })

/** Each consumer in a folder of its own, as `router-0.1.0`. */
const toOld = (name: string) => getFolder(`${name}-0.1.0`)

test.beforeAll(async () => {
  // Beside the installed one it finds what it needs.
  const create = join(dirname(realpathSync(getFolder('create/node_modules/create-sorrel'))), OLD_CREATE)
  mkdirSync(create)
  const unpack = (name: string, ...flags: readonly string[]) =>
    execFileSync('tar', ['-xzf', join(PUBLISHED, `${name}.tgz`), ...flags])
  unpack(OLD_CREATE, '-C', create, '--strip-components=1')
  unpack(OLD_CONSUMERS, '-C', getFolder('.'))
  await run(getFolder('.'), ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'], BY_HAND)
  const cli = join(create, 'dist/cli.js')
  for (const [name, flags] of Object.entries(SHOPS))
    await run(getFolder('.'), ['node', cli, name, '--yes', '--color', '#7a1fa2', ...flags])
})

for (const name of Object.keys(SHOPS))
  test(`${name} of 0.1.0 comes to this version by the command alone`, async () => {
    const folder = getFolder(name)
    expect(readFiles(folder)).toMatch(/<Price\s[^>]*\bcurrent=/)
    // Types and tests of the shop are part of it.
    const said = await upgrade(folder)
    expect(said).toContain('The shop was made from 0.1.0.')
    expect(said).toContain('0.2.0 Price takes now and before')
    expect(said).toContain(`The shop is at ${version}.`)
    expect(readFiles(folder)).not.toMatch(/<Price\s[^>]*\bcurrent=/)
    await run(folder, ['pnpm', 'run', 'lint'])
  })

for (const name of CONSUMERS)
  test(`the consumer ${name} of 0.1.0 comes to this version by the command alone`, async ({ servers }) => {
    expect(await upgrade(toOld(name))).toContain(`The shop is at ${version}.`)
    const env: Readonly<Record<string, string>> = NEEDS_STORE.has(name)
      ? { STORE_URL: await servers.startSandbox() }
      : {}
    await run(toOld(name), ['pnpm', 'run', 'check'], env)
  })
