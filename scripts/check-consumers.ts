import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkInBrowser } from './consumer-browser.ts'
import { checkCreated } from './consumer-create.ts'
import { checkReviewsInBrowser } from './consumer-reviews.ts'
import { checkRouterInBrowser } from './consumer-router.ts'
import { checkSandboxCommand } from './consumer-sandbox.ts'
import { withSandbox } from './consumer-services.ts'
import { checkSpaInBrowser } from './consumer-spa.ts'
import {
  getModules,
  getPackageFolder,
  PACKAGES,
  packAll,
  type PublishedName,
  readManifest,
} from './packages.ts'
import { ROOT } from './processes.ts'
import { compareScreenshots } from './reference-pictures.ts'
import { serveFolder } from './static-server.ts'
import { addTallies, NOTHING, type Tally, toTally } from './tally.ts'

const execute = promisify(execFile)
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

const FIXTURES = join(ROOT, 'e2e/consumers')
const CATALOG_OUTPUT = ['3 products in 3 calls', 'Lavender soap', 'None 2, Lavender 1']
const AGENTS_OUTPUT = ['REST 200 Oat & Honey Soap Bar', 'MCP requires_escalation true', 'A shop for people']
const NODE_OUTPUT = ['Oat soap £6.50', '2 articles', '/fr/products/oat-soap', 'http', 'reviews 200']
const WORKER_OUTPUT = [
  '{"process":"undefined","document":"undefined","listed":3,"product":"Oat & Honey Soap Bar","description":true,"safe":"<p>Kept</p>","bag":"1 Artikel","total":"6,50\u00a0£"}',
  'agents 200 true',
]
/** A text that is only in the code of dialogs. */
const DIALOG_MARKER = 'data-dialog-prevent-body-scroll'

/** Copies the consumers beside the tarballs, outside the workspace, with our versions of all other packages. */
function setUp(folder: string, tarballs: ReadonlyMap<PublishedName, string>): void {
  cpSync(FIXTURES, folder, { recursive: true, filter: (path) => !/node_modules|\.next|dist/.test(path) })
  const overrides = [...tarballs].map(
    ([name, file]) => `  '${readManifest(getPackageFolder(name)).name}': file:${file}\n`,
  )
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
    // A package finds what its manifest names, and nothing else.
    .replace(/^packages:.*$/m, "packages: ['*']\nhoistPattern: ['@types/*']")
    // Miniflare's own program, which no other part needs.
    .replace(/^allowBuilds:\n/m, 'allowBuilds:\n  workerd: true\n')
    .replace(/^overrides:\n/m, `overrides:\n${overrides.join('')}`)
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace)
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumers", "private": true }\n')
}

/** Returns what the program printed; throws with that output when it fails. */
async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: MAX_OUTPUT_BYTES,
    shell: process.platform === 'win32',
  }
  try {
    return (await execute(command, [...args], options)).stdout
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    throw new Error(`${command} ${args.join(' ')} failed\n${printed}${toMessage(error)}`)
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function expectThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`not so: ${sentence}`)
}

/** The names of all packages that a consumer cannot do without: those its dependencies need, and theirs. */
function findNeeded(folder: string, names = new Set<string>()): ReadonlySet<string> {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = readFields(folder)
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  // A package's own are beside it.
  const beside = names.size === 0 ? join(folder, 'node_modules') : folder.replace(/(.*node_modules).*/, '$1')
  for (const name of [...Object.keys(dependencies), ...peers]) {
    if (names.has(name)) continue
    names.add(name)
    findNeeded(realpathSync(join(beside, name)), names)
  }
  return names
}

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const readFields = (folder: string): Needs => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** What a program on a server has no use for. React itself draws the mails of reviews. */
const FOR_BROWSERS = ['urql', '@ariakit/react', 'react-aria', '@sorrel/ui']

async function checkNode(folder: string): Promise<void> {
  await checkOutput(folder, NODE_OUTPUT)
  const needed = findNeeded(folder)
  expectThat(needed.has('@urql/core'), 'what it needs is known')
  const unwanted = FOR_BROWSERS.filter((name) => needed.has(name))
  expectThat(unwanted.length === 0, `it needs none of what pages need: ${unwanted.join(', ')}`)
}

/** Every module of every package loads on Node, and in a worker where it needs nothing of Node. */
async function checkEvery(folder: string): Promise<void> {
  const output = await runIn(folder, 'pnpm', ['run', 'check'])
  const expected = PACKAGES.map((name) => `@sorrel/${name}: ${getModules(name).length} modules on Node`)
  const inWorker = ['domain', 'contracts', 'i18n', 'commerce', 'ui', 'reviews', 'catalog', 'agents']
  for (const line of [...expected, ...inWorker.map((name) => `@sorrel/${name}: all modules in a worker`)])
    expectThat(output.split('\n').includes(line), `it prints "${line}"; it prints\n${output}`)
}

const checkCatalog = (folder: string) => checkOutput(folder, CATALOG_OUTPUT)

const checkWorker = (folder: string) =>
  withSandbox((store) => checkOutput(folder, WORKER_OUTPUT, { STORE_URL: store }))

async function checkRouter(folder: string): Promise<void> {
  await runIn(folder, 'pnpm', ['run', 'check'])
  await checkRouterInBrowser(folder, join(folder, '../sandbox'))
}

const checkAgents = (folder: string) =>
  withSandbox((store) => checkOutput(folder, AGENTS_OUTPUT, { STORE_URL: store }))

async function checkOutput(folder: string, lines: readonly string[], env = {}): Promise<void> {
  const output = await runIn(folder, 'pnpm', ['run', 'check'], env)
  for (const line of lines)
    expectThat(output.split('\n').includes(line), `it prints "${line}"; it prints\n${output}`)
}

async function checkVite(folder: string): Promise<void> {
  await runIn(folder, 'pnpm', ['run', 'check'])
  const assets = join(folder, 'dist/assets')
  const code = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n')
  expectThat(code.includes('query searchProducts'), 'the search is in the bundle')
  expectThat(!code.includes('query getCategories'), 'queries that nobody uses are not')
  expectThat(!code.includes('allowedSchemes'), 'neither is the sanitiser')
  await checkInBrowser(join(folder, 'dist'))
}

async function checkNext(folder: string): Promise<void> {
  await runIn(folder, 'pnpm', ['run', 'check'])
  expectThat(readScripts(folder, 'dialog').includes(DIALOG_MARKER), 'the page with a dialog loads its code')
  expectThat(!readScripts(folder, 'index').includes(DIALOG_MARKER), 'the page with a button alone does not')
  const page = readPage(folder, 'index')
  expectThat(/<a [^>]*href="\/dialog"[^>]*>Look closer<\/a>/.test(page), 'the button is in the first HTML')
  expectThat(page.includes('--sorrel-'), 'so is the theme')
}

function readPage(folder: string, page: string): string {
  return readFileSync(join(folder, `.next/server/app/${page}.html`), 'utf8')
}

/** The code of every script that a built page refers to. */
function readScripts(folder: string, page: string): string {
  const files = new Set(readPage(folder, page).match(/static\/chunks\/[^"'\\]+?\.js/g))
  expectThat(files.size > 0, `${page} loads scripts`)
  return [...files].map((file) => readFileSync(join(folder, '.next', file), 'utf8')).join('\n')
}

async function checkReviews(folder: string): Promise<void> {
  await runIn(folder, 'pnpm', ['run', 'check'])
  await checkReviewsInBrowser(folder)
}

/** Serves the built pages together and compares them with their reference pictures. */
function checkScreenshots(folder: string): Promise<Tally> {
  const pages = join(folder, 'pages')
  const parts = [
    ['vite/dist', 'vite'],
    ['vite/dist-extract', 'vite-extract'],
    ['next/.next/server/app/index.html', 'next.html'],
    ['next/.next/static', '_next/static'],
  ] as const
  for (const [from, to] of parts) cpSync(join(folder, from), join(pages, to), { recursive: true })
  return compareScreenshots({
    set: 'consumers',
    serve: () => serveFolder(pages),
    updateCommand: 'npm run check:consumers -- --update',
  })
}

async function checkSpa(folder: string): Promise<void> {
  await runIn(folder, 'pnpm', ['run', 'check'])
  await checkSpaInBrowser(join(folder, 'dist'), join(folder, '../sandbox'))
}

const CHECKS = {
  every: checkEvery,
  node: checkNode,
  sandbox: checkSandboxCommand,
  vite: checkVite,
  spa: checkSpa,
  next: checkNext,
  router: checkRouter,
  worker: checkWorker,
  reviews: checkReviews,
  catalog: checkCatalog,
  agents: checkAgents,
  create: (folder: string) => checkCreated(folder, runIn),
} as const

/** Consumers that the command line names. Default: all, and then their pictures. */
const NAMED = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))

const toSeconds = (began: number): number => Math.round((performance.now() - began) / 1000)

async function checkAll(folder: string): Promise<Tally> {
  let tally = NOTHING
  for (const [name, check] of Object.entries(CHECKS)) {
    if (NAMED.length > 0 && !NAMED.includes(name)) continue
    const began = performance.now()
    try {
      await check(join(folder, name))
      process.stdout.write(`ok   ${name}, ${toSeconds(began)} s\n`)
      tally = addTallies(tally, toTally(0))
    } catch (error) {
      process.stdout.write(`FAIL ${name}, ${toSeconds(began)} s\n${toMessage(error)}\n`)
      tally = addTallies(tally, toTally(1))
    }
  }
  return tally.failed > 0 || NAMED.length > 0 ? tally : addTallies(tally, await checkScreenshots(folder))
}

const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
let tally = toTally(1)
const began = performance.now()
try {
  setUp(folder, await packAll(join(folder, '.tarballs')))
  await runIn(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'])
  process.stdout.write(`packed and installed, once for all consumers, in ${toSeconds(began)} s\n`)
  tally = await checkAll(folder)
} catch (error) {
  process.stdout.write(`${toMessage(error)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = tally.failed === 0 ? 0 : 1
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`)
