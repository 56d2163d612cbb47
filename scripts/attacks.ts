import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringBrowser } from './browser.ts'
import { ROOT, run } from './processes.ts'

// Attacks the shop and prints what came through: SECURITY.md says what is tried.

interface Row {
  readonly name: string
  readonly tries: number
  /** How many had an effect; none must. */
  readonly through: number
}

/** Attacks on parts of the shop, which need no running server: each test is one try. */
const PARTS = [
  {
    name: 'reviews: rights of every route',
    folder: 'packages/reviews',
    files: ['test/access.test.ts', 'test/own.test.ts'],
  },
  { name: 'reviews: uploads', folder: 'packages/reviews', files: ['test/pictures.test.ts'] },
  { name: 'votes: weights and addresses', folder: 'packages/reviews', files: ['test/votes.test.ts'] },
  {
    name: 'injected scripts and markup',
    folder: 'apps/storefront',
    files: [
      'front/transform/known-scripts.test.ts',
      'front/transform/page-code.test.ts',
      'front/check-markup.test.ts',
    ],
  },
  {
    name: 'lock-outs: counts of tries',
    folder: 'packages/commerce',
    files: ['src/server/guess-limit.test.ts'],
  },
  {
    name: 'lock-outs: common passwords',
    folder: 'apps/storefront',
    files: ['src/features/auth/new-password.test.ts'],
  },
  { name: 'addresses of private hosts', folder: 'packages/service', files: ['src/public-address.test.ts'] },
] as const

async function attackParts(folder: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [place, part] of PARTS.entries()) {
    const file = join(folder, `${place}.json`)
    const options = { cwd: join(ROOT, part.folder), quiet: true }
    await run('vitest', ['run', ...part.files, '--reporter=json', `--outputFile=${file}`], options)
    const { numTotalTests: tries = 1, numFailedTests: through = 1 } = readJson(file)
    rows.push({ name: part.name, tries, through })
  }
  return rows
}

async function attackShop(folder: string): Promise<readonly Row[]> {
  const file = join(folder, 'shop.json')
  const options = { cwd: join(ROOT, 'e2e'), env: { ATTACKS_FILE: file } }
  const code = await run('playwright', ['test', '--config=playwright.attacks.config.ts'], options)
  const rows = findSpecs(readJson(file)).flatMap(toRows)
  const isExplained = code === 0 || rows.some(({ through }) => through > 0)
  return isExplained ? rows : [...rows, { name: 'the run of the attacks', tries: 1, through: 1 }]
}

/** The part of Playwright's JSON report that is read. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly { readonly results: readonly { readonly annotations?: readonly Note[] }[] }[]
}

interface Note {
  readonly type: string
  readonly description?: string
}

const findSpecs = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(findSpecs),
]

const ATTACK_TYPE = 'attack: '

/** The counts that a test has written down; a test that failed for another reason counts as one that came through. */
function toRows({ title, ok, tests }: Spec): readonly Row[] {
  const notes = tests.flatMap(({ results }) => results.flatMap(({ annotations = [] }) => annotations))
  const rows = notes
    .filter(({ type }) => type.startsWith(ATTACK_TYPE))
    .map(({ type, description = '' }) => {
      const [tries = 0, through = 0] = description.split(' ').map(Number)
      return { name: type.slice(ATTACK_TYPE.length), tries, through }
    })
  return ok || rows.some(({ through }) => through > 0)
    ? rows
    : [...rows, { name: title, tries: 1, through: 1 }]
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function toTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(
    ({ name, tries, through }) =>
      `${through === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(width)} ${String(tries).padStart(6)} tried ${String(through).padStart(4)} came through`,
  )
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const tries = sum((row) => row.tries)
  const through = sum((row) => row.through)
  return `${lines.join('\n')}\n\n${tries} tried, ${through} came through\n`
}

const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
try {
  if (!(await bringBrowser()))
    throw new Error('There is no Chromium: install it, or name one with CHROMIUM_PATH.')
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'])
  if (built !== 0) throw new Error('The build failed.')
  const rows = [...(await attackParts(folder)), ...(await attackShop(folder))]
  process.stdout.write(`\n${toTable(rows)}`)
  process.exitCode = rows.some(({ through }) => through > 0) ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
