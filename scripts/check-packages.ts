import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CommandName,
  COMMANDS,
  getPackageFolder,
  packAll,
  PACKAGES,
  PUBLISHED,
  type PublishedName,
  readManifest,
} from './packages.ts'
import { run } from './processes.ts'
import { findBundledLibraries, findCommandFaults, findMapFaults, findStrayFiles } from './tarball.ts'

// Tries what `pnpm pack` makes with publint, attw and the checks of tarball.ts. `check-packages.config.ts` runs it.

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
let tarballs: ReadonlyMap<PublishedName, string> = new Map()
beforeAll(async () => {
  tarballs = await packAll(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const getTarball = (name: PublishedName): string => tarballs.get(name) ?? ''

/** Unpacks a package's tarball and answers the folder, and what it lacks or asks for that nobody can install. */
async function unpack(name: PublishedName, range: RegExp) {
  const target = join(folder, `${name}-content`)
  mkdirSync(target)
  expect(await run('tar', ['-xzf', getTarball(name), '-C', target])).toBe(0)
  const content = join(target, 'package')
  const { bin = {}, dependencies = {}, peerDependencies = {} } = readManifest(content)
  const needed = ['LICENSE', 'README.md', 'package.json', ...Object.values(bin)]
  const faults = [
    ...needed.filter((file) => !existsSync(join(content, file))).map((file) => `${file} is missing`),
    ...Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([, asked]) => !range.test(asked))
      .map(([dependency, asked]) => `${dependency}: ${asked}`),
  ]
  return { content, faults }
}

test.each(PUBLISHED)('publint finds no fault in packages/%s', async (name) => {
  expect(await run('publint', ['run', getTarball(name), '--strict'], { quiet: true })).toBe(0)
})

/** Entry points that hold no code. */
const DATA = /\.(css|graphql|json)$|\*/

test.each(PACKAGES)('consumers see the types of packages/%s', async (name) => {
  const { exports } = readManifest(getPackageFolder(name))
  const data = Object.keys(exports).filter((subpath) => DATA.test(subpath))
  const excluded = ['--exclude-entrypoints', ...data.map((subpath) => subpath.slice('./'.length))]
  const flags = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
  expect(await run('attw', [getTarball(name), ...flags, ...excluded], { quiet: true })).toBe(0)
})

test.each(PACKAGES)(
  'the tarball of packages/%s holds modules, sources, maps and texts alone',
  async (name) => {
    const { content, faults } = await unpack(name, /^[\^~]\d/)
    const found = [...findStrayFiles(content), ...findMapFaults(content), ...findBundledLibraries(content)]
    expect([...faults, ...found]).toEqual([])
  },
)

/** Largest tarball of a command in kB: people wait for it whenever they run it. */
const COMMAND_LIMITS_KB: Readonly<Record<CommandName, number>> = { sandbox: 1500, create: 110, contract: 30 }

test.each(COMMANDS)('the tarball of packages/%s is small and holds its programs alone', async (name) => {
  const { content, faults } = await unpack(name, /^[\^~]?\d/)
  expect([...faults, ...findCommandFaults(content)]).toEqual([])
  expect(statSync(getTarball(name)).size / 1000).toBeLessThanOrEqual(COMMAND_LIMITS_KB[name])
})
