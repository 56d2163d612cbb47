import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './processes.ts'

// Ours: which packages are published, and what each exports.

/** Folders of the published packages, in the order in which they may import each other. */
export const PACKAGES = [
  'domain',
  'contracts',
  'i18n',
  'commerce',
  'ui',
  'reviews',
  'catalog',
  'agents',
  'next-cache',
] as const

export type PackageName = (typeof PACKAGES)[number]

/** Folders of the published packages that are run and have no modules. */
export const COMMANDS = ['sandbox', 'create', 'contract'] as const

export type CommandName = (typeof COMMANDS)[number]
export type PublishedName = PackageName | CommandName

/** Everything that goes to the registry. */
export const PUBLISHED: readonly PublishedName[] = [...PACKAGES, ...COMMANDS]

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly type: string
  readonly sideEffects: boolean | readonly string[]
  readonly files: readonly string[]
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export function getPackageFolder(name: PublishedName): string {
  return join(ROOT, 'packages', name)
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** One public module: `@sorrel/domain/stock`. */
export interface PublicModule {
  /** The name after the package's: `stock`; `.` for the package's own. */
  readonly subpath: string
  /** What a bundler reads, as an absolute path. */
  readonly file: string
  /** Its declarations, as an absolute path. */
  readonly declarations: string
}

/** The modules that `exports` names; styles, fonts and data are none. */
export function getModules(name: PackageName): readonly PublicModule[] {
  const folder = getPackageFolder(name)
  return Object.entries(readManifest(folder).exports).flatMap(([subpath, target]) =>
    target.endsWith('.js')
      ? [
          {
            subpath: subpath === '.' ? subpath : subpath.slice('./'.length),
            file: join(folder, target),
            declarations: join(folder, target.replace(/\.js$/, '.d.ts')),
          },
        ]
      : [],
  )
}

/** What an import names: `@sorrel/domain/stock`, or the package alone. */
export const toSpecifier = (name: string, subpath: string): string =>
  subpath === '.' ? name : `${name}/${subpath}`

/** Modules of a package that lie deeper than its others. */
const DEEP_MODULES: Readonly<Partial<Record<PackageName, readonly string[]>>> = {
  contracts: ['address', 'answer', 'body', 'html', 'request', 'token', 'webhook'].map(
    (name) => `http/${name}`,
  ),
  reviews: ['react/static'],
}

/** Modules that a package's sources offer: files beside each other, or in the kit a folder with a file of its name. */
export function getSourceModules(name: PackageName): readonly string[] {
  const files = globSync(name === 'ui' ? '*/*.{ts,tsx}' : '*.{ts,tsx}', {
    cwd: join(getPackageFolder(name), 'src'),
  })
  const found = files.flatMap((file) => {
    const [, folder, stem] = /^(?:([\w-]+)\/)?([\w-]+)\.tsx?$/.exec(file) ?? []
    return stem === undefined || (folder ?? stem) !== stem ? [] : [stem === 'index' ? '.' : stem]
  })
  return [...found, ...(DEEP_MODULES[name] ?? [])]
}

/** Packs each package as it would be published, into a folder, and answers the path of each tarball. */
export async function packAll(folder: string): Promise<ReadonlyMap<PublishedName, string>> {
  const tarballs = new Map<PublishedName, string>()
  for (const name of PUBLISHED) {
    const target = join(folder, name)
    const code = await run('pnpm', ['pack', '--pack-destination', target], {
      cwd: getPackageFolder(name),
      quiet: true,
    })
    const [file] = code === 0 ? readdirSync(target) : []
    if (file === undefined) throw new Error(`pnpm could not pack packages/${name}`)
    tarballs.set(name, join(target, file))
  }
  return tarballs
}
