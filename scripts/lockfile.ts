/**
 * Ours because lockfile-lint does not read pnpm's lockfile. It refuses code from elsewhere than the registry or without a
 * checksum, withdrawn packages and programs for one system alone, pins to a range and installation scripts that nobody
 * needs. `npm run audit` asks the registry for advisories.
 */

interface LockedPackage {
  readonly resolution?: { readonly integrity?: string; readonly tarball?: string; readonly type?: string }
  readonly deprecated?: string
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface Workspace {
  readonly catalog: Readonly<Record<string, string>>
  readonly allowBuilds: Readonly<Record<string, boolean>>
  readonly dangerouslyAllowAllBuilds?: boolean
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/
/** A program's package for Linux: those for other systems are named alike. */
const FOR_LINUX = /^(.*[-/])linux-(?:x64|64)/
/** On Windows a part of `sharp`'s own package. */
const NOT_FOR_WINDOWS = '@img/sharp-libvips-'
const CHECKSUM = /^sha512-[A-Za-z0-9+/]{86}==$/

/** What is wrong with the lockfile and the workspace, one sentence for each fault. */
export function findFaults(lockfile: Lockfile, workspace: Workspace): readonly string[] {
  const packages = Object.entries(lockfile.packages)
  const names = new Set(packages.map(([id]) => id.slice(0, id.lastIndexOf('@'))))
  return [
    ...packages.flatMap(([id, entry]) => toPackageFaults(id, entry)),
    ...findMissingSystems(names),
    ...Object.entries(workspace.catalog)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} is pinned to ${version}: name one version.`),
    ...Object.keys(workspace.allowBuilds)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is named in allowBuilds, but nothing needs it: remove it.`),
    ...(workspace.dangerouslyAllowAllBuilds === true
      ? ['Every package may run scripts when it is installed: name those that may in allowBuilds.']
      : []),
  ]
}

/** An installation that has not asked the registry for everything leaves out what other systems need. */
function findMissingSystems(names: ReadonlySet<string>): readonly string[] {
  const all = [...names]
  return all.flatMap((name) => {
    const stem = FOR_LINUX.exec(name)?.[1]
    if (stem === undefined) return []
    const systems = stem === NOT_FOR_WINDOWS ? ['darwin'] : ['darwin', 'win']
    return systems
      .filter((system) => !all.some((other) => other.startsWith(stem + system)))
      .map(
        (system) =>
          `${name} is locked for Linux and not for ${system}: run "pnpm install" with the registry at hand.`,
      )
  })
}

function toPackageFaults(id: string, { resolution, deprecated }: LockedPackage): readonly string[] {
  const { integrity = '', tarball, type } = resolution ?? {}
  const isElsewhere = tarball !== undefined || type !== undefined
  return [
    ...(isElsewhere ? [`${id} does not come from the registry: use a published version.`] : []),
    ...(CHECKSUM.test(integrity) ? [] : [`${id} has no SHA-512 checksum: install it again.`]),
    ...(deprecated === undefined ? [] : [`${id} is deprecated: ${deprecated}`]),
  ]
}
