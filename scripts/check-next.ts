import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { ROOT, run } from './processes.ts'

/**
 * Builds the shop on the pinned version of Next, the newest release and the newest canary, each in a folder of its own, and
 * runs e2e/next-versions on it: see docs/next.md. A failure of the pinned version is an error, any other a warning of what
 * an upgrade will need. `--only pinned` tests that one alone, `--here` the build of this folder.
 */

const execute = promisify(execFile)
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

const NAMES = ['pinned', 'latest', 'canary'] as const
type Name = (typeof NAMES)[number]

interface Version {
  readonly name: Name
  readonly next: string
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, here: { type: 'boolean', default: false } },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

const catalogSchema = z.object({ catalog: z.object({ next: z.string(), react: z.string() }) })
const pinned = catalogSchema.parse(
  parseDocument(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')).toJS(),
).catalog

/** What the registry says of a package, or undefined where it says nothing. */
async function view(subject: string, field: string): Promise<unknown> {
  try {
    const { stdout } = await execute('npm', ['view', subject, field, '--json'])
    return stdout.trim() === '' ? undefined : JSON.parse(stdout)
  } catch {
    return undefined
  }
}

const tagsSchema = z.object({ latest: z.string().optional(), canary: z.string().optional() })

/** The versions to check, each once; says which of them the registry lacks. */
async function findVersions(): Promise<readonly Version[]> {
  const wanted = values.only?.split(',') ?? NAMES
  const tags = tagsSchema.safeParse(await view('next', 'dist-tags'))
  const { latest, canary } = tags.data ?? {}
  const known = { pinned: pinned.next, latest, canary }
  const found: Version[] = []
  for (const name of NAMES) {
    const next = known[name]
    const same = found.find((version) => version.next === next)
    if (!wanted.includes(name)) continue
    if (next === undefined) say(`The registry has no version of Next under the name ${name}: skipped.`)
    else if (same) say(`The version ${name} is the ${same.name} one, ${next}: checked once.`)
    else found.push({ name, next })
  }
  return found
}

/** Ours where Next takes it, else the newest that it takes. */
async function findReact(next: string): Promise<string> {
  const peers = z.object({ react: z.string() }).safeParse(await view(`next@${next}`, 'peerDependencies'))
  if (!peers.success) return pinned.react
  const taken = z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .parse(await view(`react@${peers.data.react}`, 'version'))
  return taken.includes(pinned.react) ? pinned.react : (taken.at(-1) ?? pinned.react)
}

/** Copies what git knows, or would add, and sets the version. */
async function prepare(folder: string, { next }: Version): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await execute('git', args, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES })
  for (const file of stdout.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  const react = await findReact(next)
  const path = join(folder, 'pnpm-workspace.yaml')
  const workspace = parseDocument(readFileSync(path, 'utf8'))
  for (const [name, version] of Object.entries({ next, '@next/env': next, react, 'react-dom': react }))
    workspace.setIn(['catalog', name], version)
  // The newest canary may be an hour old.
  workspace.set('minimumReleaseAge', 0)
  writeFileSync(path, String(workspace))
}

async function build(folder: string): Promise<void> {
  const install = ['install', '--no-frozen-lockfile', '--prefer-offline']
  const filters = ['--filter=@sorrel/storefront...', '--filter=@sorrel/sandbox...']
  const turbo = ['exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only']
  for (const args of [install, turbo]) {
    const code = await run('pnpm', args, { cwd: folder, quiet: true })
    if (code !== 0) throw new Error(`pnpm ${args.join(' ')} ended with ${code}`)
  }
}

/** Builds the shop with the version and tests it. Returns whether all of it holds. */
async function testVersion(version: Version): Promise<boolean> {
  say(`\n${version.name}: Next ${version.next}`)
  const folder = mkdtempSync(join(tmpdir(), `next-${version.name}-`))
  try {
    await prepare(folder, version)
    await build(folder)
    return await testBuild(folder)
  } catch (error) {
    say(`FAIL the shop is built: ${String(error)}`)
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const testBuild = async (folder: string) =>
  (await run('playwright', ['test', '--config=playwright.next.config.ts'], {
    cwd: join(ROOT, 'e2e'),
    env: { NEXT_FOLDER: folder },
  })) === 0

if (values.here) process.exitCode = (await testBuild(ROOT)) ? 0 : 1
else
  for (const version of await findVersions())
    if (!(await testVersion(version)) && version.name === 'pinned') process.exitCode = 1
