import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Versions } from './manifest.ts'
import { toJson } from './write-project.ts'

/** One change of a shop's source that a version asks for. */
export interface Codemod {
  /** The first version that needs it, as `0.2.0`. */
  readonly version: string
  /** What it does, in one line. */
  readonly title: string
  /** The new source of a file, or the same. `file` is its path in the shop. */
  readonly change: (source: string, file: string) => string
}

export interface Upgrading {
  /** Of the shop. */
  readonly folder: string
  /** The version to go to, and what it goes with. */
  readonly version: string
  readonly versions: Versions
  readonly codemods: readonly Codemod[]
  /** Runs a command in the shop; throws where it fails. */
  readonly run: (command: string, args: readonly string[]) => void
  readonly say: (line: string) => void
}

/**
 * Brings a shop to this version: says from which one, runs the codemods in between, sets the versions of its packages,
 * installs, and lets the shop's own type check and tests verify it. Its version is written once these are green.
 */
export function upgrade({ folder, version, versions, codemods, run, say }: Upgrading): void {
  const manifest = readManifest(folder)
  const from = manifest.sorrel?.upgraded ?? manifest.sorrel?.created
  if (from === undefined)
    throw new Error(
      'package.json does not say from which version the shop was made: write "sorrel": { "created": "0.1.0" }.',
    )
  say(
    `The shop was made from ${manifest.sorrel?.created ?? from}${manifest.sorrel?.upgraded ? `, and is at ${from}` : ''}.`,
  )
  if (compareVersions(from, version) >= 0) return say(`It is at ${from}: there is nothing to do.`)
  const between = codemods
    .filter((one) => compareVersions(one.version, from) > 0 && compareVersions(one.version, version) <= 0)
    .toSorted((one, other) => compareVersions(one.version, other.version))
  say(between.length === 0 ? `No codemods between ${from} and ${version}.` : `Codemods to ${version}:`)
  for (const codemod of between) {
    const changed = runCodemod(codemod, folder)
    say(
      `  ${codemod.version} ${codemod.title}: ${changed.length === 0 ? 'nothing to change' : changed.join(', ')}`,
    )
  }
  write(folder, toUpgraded(manifest, versions))
  const manager = getManager(folder)
  run(manager, ['install'])
  for (const script of ['typecheck', 'test'])
    if (manifest.scripts?.[script] !== undefined) run(manager, ['run', script])
  const current = readManifest(folder)
  write(folder, { ...current, sorrel: { ...current.sorrel, upgraded: version } })
  say(`The shop is at ${version}.`)
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly sorrel?: { readonly created?: string; readonly upgraded?: string }
}

/** Of a shop, or of another program that uses the packages. */
function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json')
  if (!existsSync(file))
    throw new Error(`${folder} has no package.json: call upgrade in the folder of a shop.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const write = (folder: string, manifest: Manifest) =>
  writeFileSync(join(folder, 'package.json'), toJson(manifest))

const MANAGERS = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
} as const

/** The package manager of the nearest lockfile, which in a workspace lies above the shop. */
function getManager(folder: string): string {
  const own = Object.entries(MANAGERS).find(([file]) => existsSync(join(folder, file)))?.[1]
  const outer = dirname(folder)
  return own ?? (outer === folder ? 'npm' : getManager(outer))
}

/** Not a shop's own source. */
const NOT_SOURCE = /^(?:node_modules|dist|build|out|\..+)$/

/** The paths of the files that it changed. */
function runCodemod({ change }: Codemod, folder: string): readonly string[] {
  const exclude = (name: string) => NOT_SOURCE.test(name)
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude })
    .toSorted()
    .filter((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const next = change(source, file)
      if (next !== source) writeFileSync(join(folder, file), next)
      return next !== source
    })
}

/** `^1.2.0`, and no `catalog:`, `workspace:^` or file, which say elsewhere what they are. */
const IS_RANGE = /^[\^~]?\d/

/** The packages that the shop has, at the versions that go together. Others stay. */
function toUpgraded(manifest: Manifest, versions: Versions): Manifest {
  const move = (own: Versions = {}): Versions =>
    Object.fromEntries(
      Object.entries(own).map(([name, range]) => [
        name,
        IS_RANGE.test(range) ? (versions[name] ?? range) : range,
      ]),
    )
  return {
    ...manifest,
    dependencies: move(manifest.dependencies),
    devDependencies: move(manifest.devDependencies),
  }
}

/** Below 0 where the first is older. A preview, `1.0.0-canary.2`, counts as its version. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) =>
    text
      .replace(/[-+].*$/, '')
      .split('.')
      .map(Number),
  )
  for (const place of [0, 1, 2]) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
