import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CommandName,
  COMMANDS,
  getModules,
  getPackageFolder,
  packAll,
  PACKAGES,
  type PackageName,
  readManifest,
} from './packages.ts'
import { run } from './processes.ts'
import { getReadmeProblems } from './readme-modules.ts'
import { formatSize, isTooLarge, measurePackage } from './sizes.ts'
import { addTallies, NOTHING, type Tally, toTally } from './tally.ts'
import { findBundledLibraries, findCommandFaults, findMapFaults, findStrayFiles } from './tarball.ts'

// Ours because it tries what `pnpm pack` makes with publint, attw and the checks of tarball.ts.

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
    [`${packageName}: module sizes`]: () => checkSizes(name),
    [`${packageName}: the README names every module`]: () => getReadmeProblems(name),
  }
}

/** Largest tarball of a command in kB: people wait for it whenever they run it. */
const COMMAND_LIMITS_KB: Readonly<Record<CommandName, number>> = { sandbox: 1500, create: 60 }

function getCommandChecks(name: CommandName, tarball: string): Readonly<Record<string, Check>> {
  const { name: packageName } = readManifest(getPackageFolder(name))
  return {
    [`${packageName}: the tarball holds what it should`]: () => checkCommand(name, tarball),
    [`${packageName}: publint`]: () => runTool('publint', ['run', tarball, '--strict']),
  }
}

/** Checks a command's tarball: it is small, has the licence, the README and its programs, and no test or unpublished range. */
async function checkCommand(name: CommandName, tarball: string): Promise<readonly string[]> {
  const content = await unpack(tarball)
  if (content === undefined) return ['the tarball cannot be read']
  const { bin = {}, dependencies = {} } = readManifest(content)
  const needed = [...NEEDED_FILES, ...Object.values(bin)]
  const kB = Math.round(statSync(tarball).size / 1000)
  process.stdout.write(`     ${name}: ${kB} kB\n`)
  return [
    ...needed.filter((file) => !existsSync(join(content, file))).map((file) => `${file} is missing`),
    ...findCommandFaults(content),
    ...Object.entries(dependencies)
      .filter(([, range]) => !/^[\^~]?\d/.test(range))
      .map(([dependency, range]) => `${dependency}: ${range}`),
    ...(kB > COMMAND_LIMITS_KB[name] ? [`it has ${kB} kB, more than ${COMMAND_LIMITS_KB[name]}`] : []),
  ]
}

/** Unpacks a tarball beside itself and answers the folder. */
async function unpack(tarball: string): Promise<string | undefined> {
  const folder = `${tarball}-content`
  mkdirSync(folder)
  const code = await run('tar', ['-xzf', tarball, '-C', folder])
  return code === 0 ? join(folder, 'package') : undefined
}

/** Checks a tarball: it has the licence, the README and every public module with its maps, nothing else, and no `workspace:` range. */
async function checkTarball(name: PackageName, tarball: string): Promise<readonly string[]> {
  const content = await unpack(tarball)
  if (content === undefined) return ['the tarball cannot be read']
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

async function checkSizes(name: PackageName): Promise<readonly string[]> {
  const tooLarge = (await measurePackage(name)).filter(isTooLarge)
  return tooLarge.map(
    ({ subpath, bytes, limitBytes = 0 }) =>
      `${subpath} is ${formatSize(bytes)}, more than ${formatSize(limitBytes)}`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
let total = NOTHING
try {
  const tarballs = await packAll(folder)
  for (const name of PACKAGES) {
    const tarball = tarballs.get(name)
    if (tarball !== undefined) total = addTallies(total, await runChecks(getPackageChecks(name, tarball)))
  }
  for (const name of COMMANDS) {
    const tarball = tarballs.get(name)
    if (tarball !== undefined) total = addTallies(total, await runChecks(getCommandChecks(name, tarball)))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
