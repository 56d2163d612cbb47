import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toApiReference } from './api-reference.ts'
import { getReadmeProblems } from './package-docs.ts'
import {
  getModules,
  getPackageFolder,
  getSourceModules,
  packAll,
  PACKAGES,
  type PackageName,
  readManifest,
} from './packages.ts'
import { ROOT, run } from './processes.ts'
import { formatSize, isTooLarge, measurePackage } from './sizes.ts'
import { addTallies, NOTHING, type Tally, toTally } from './tally.ts'
import { findBundledLibraries, findMapFaults, findStrayFiles } from './tarball.ts'

/** Entry points that hold no code. */
const DATA = /\.(css|graphql|json)$|\*/
const NEEDED_FILES = ['LICENSE', 'README.md', 'package.json'] as const

type Check = () => Promise<readonly string[]> | readonly string[]

async function runChecks(checks: Readonly<Record<string, Check>>): Promise<Tally> {
  let tally = NOTHING
  for (const [name, check] of Object.entries(checks)) {
    const problems = await getProblems(check)
    process.stdout.write(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
    for (const problem of problems) process.stdout.write(`     ${problem}\n`)
    tally = addTallies(tally, toTally(problems.length))
  }
  return tally
}

async function getProblems(check: Check): Promise<readonly string[]> {
  try {
    return await check()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function runTool(command: string, args: readonly string[]): Promise<readonly string[]> {
  const code = await run(command, args, { quiet: true })
  return code === 0 ? [] : [`${command} ended with ${code}`]
}

function getPackageChecks(name: PackageName, tarball: string): Readonly<Record<string, Check>> {
  const { name: packageName, exports } = readManifest(getPackageFolder(name))
  const data = Object.keys(exports).filter((subpath) => DATA.test(subpath) || subpath === './package.json')
  const excluded = data.map((subpath) => subpath.slice('./'.length))
  const attw = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
  return {
    [`${packageName}: the tarball holds what it should`]: () => checkTarball(name, tarball),
    [`${packageName}: publint`]: () => runTool('publint', ['run', tarball, '--strict']),
    [`${packageName}: types as a consumer sees them`]: () =>
      runTool('attw', [...attw, '--exclude-entrypoints', ...excluded]),
    [`${packageName}: exports names every module`]: () => checkExports(name),
    [`${packageName}: module sizes`]: () => checkSizes(name),
    [`${packageName}: the README names every module`]: () => getReadmeProblems(name),
    [`${packageName}: docs/api is current`]: () => checkReference(name),
  }
}

/** Checks a tarball: it has the licence, the README and every public module with its maps, nothing else, and no `workspace:` range. */
async function checkTarball(name: PackageName, tarball: string): Promise<readonly string[]> {
  const folder = `${tarball}-content`
  mkdirSync(folder)
  if ((await run('tar', ['-xzf', tarball, '-C', folder])) !== 0) return ['the tarball cannot be read']
  const content = join(folder, 'package')
  const manifest = readManifest(content)
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
  const declared = getModules(name).map(({ subpath, declarations }) => ({
    subpath,
    file: join(content, declarations.slice(getPackageFolder(name).length)),
  }))
  return [
    ...NEEDED_FILES.filter((file) => !existsSync(join(content, file))).map((file) => `${file} is missing`),
    ...findStrayFiles(content),
    ...findMapFaults(content),
    ...findBundledLibraries(content),
    ...ranges
      .filter(([, range]) => !/^[\^~]\d/.test(range))
      .map(([dependency, range]) => `${dependency}: ${range}`),
    ...declared
      .filter(({ file }) => !existsSync(file))
      .map(({ subpath }) => `${subpath} has no declarations`),
  ]
}

function checkExports(name: PackageName): readonly string[] {
  const exported = new Set(getModules(name).map(({ subpath }) => subpath))
  const sources = getSourceModules(name)
  return [
    ...sources.filter((module) => !exported.has(module)).map((module) => `exports lacks ./${module}`),
    ...[...exported]
      .filter((subpath) => !sources.includes(subpath))
      .map((subpath) => `./${subpath} has no source`),
  ]
}

async function checkSizes(name: PackageName): Promise<readonly string[]> {
  const tooLarge = (await measurePackage(name)).filter(isTooLarge)
  return tooLarge.map(
    ({ subpath, bytes, limitBytes = 0 }) =>
      `${subpath} is ${formatSize(bytes)}, more than ${formatSize(limitBytes)}`,
  )
}

function checkReference(name: PackageName): readonly string[] {
  const written = readFileSync(join(ROOT, `docs/api/${name}.md`), 'utf8')
  return written === toApiReference(name) ? [] : ['run `npm run docs`']
}

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
let total = NOTHING
try {
  const tarballs = await packAll(folder)
  for (const name of PACKAGES) {
    const tarball = tarballs.get(name)
    if (tarball !== undefined) total = addTallies(total, await runChecks(getPackageChecks(name, tarball)))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
