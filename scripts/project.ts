import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getPackageFolder, PUBLISHED, type PublishedName } from './packages.ts'

/**
 * What every published package says of the project: sherif and syncpack compare versions, not these fields. A fork changes
 * them here and runs `node scripts/project.ts`, which writes them; `npm run check:release` refuses the placeholder.
 */
const PROJECT = {
  /** Where the sources are. npm takes a build's provenance only from the repository that the manifest names. */
  repository: 'https://github.com/example/sorrel',
  license: 'MIT',
  /** The oldest Node that a package is made for: that of the most demanding of its libraries. */
  node: '>=22.12',
} as const

/** Packages that need a newer one: the sandbox's editor has its types taken out by Node itself. */
const NEWER_NODE: Readonly<Record<string, string>> = { sandbox: '>=22.13' }

/** What stands where a team's own account has to. */
const PLACEHOLDER = /github\.com\/example\/|@example\//

export function hasPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text)
}

/** The fields of a published manifest that are the same for all packages, or follow from the package's folder. */
function toSharedFields(folder: string): Readonly<Record<string, unknown>> {
  const { repository, license, node } = PROJECT
  return {
    homepage: `${repository}/tree/main/packages/${folder}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    license,
    engines: { node: NEWER_NODE[folder] ?? node },
    publishConfig: { access: 'public' },
  }
}

/** Where a file or folder of the sources can be read; `path` counts from the root. */
export function getSourceUrl(path: string, isFolder = false): string {
  return `${PROJECT.repository}/${isFolder ? 'tree' : 'blob'}/main/${path}`
}

const getManifest = (name: PublishedName) => join(getPackageFolder(name), 'package.json')

const readManifest = (name: PublishedName): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(getManifest(name), 'utf8'))

/** The shared fields in which a package's manifest differs from the project. */
export function findDrift(name: PublishedName, manifest = readManifest(name)): readonly string[] {
  return Object.entries(toSharedFields(name)).flatMap(([field, value]) =>
    isDeepStrictEqual(manifest[field], value) ? [] : [field],
  )
}

if (import.meta.main)
  for (const name of PUBLISHED.filter((name) => findDrift(name).length > 0)) {
    const manifest = { ...readManifest(name), ...toSharedFields(name) }
    writeFileSync(getManifest(name), `${JSON.stringify(manifest, null, 2)}\n`)
  }
