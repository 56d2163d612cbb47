import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readChangeset } from './changesets.ts'
import { getPackageFolder, PUBLISHED, type PublishedName, readManifest } from './packages.ts'
import { ROOT } from './processes.ts'

/**
 * Ours because one changeset of any package satisfies `changeset status`, and because this needs no installation. Fails when
 * a branch changes what a published package ships and no changeset of the branch names that package:
 * `node scripts/check-changesets.ts [base]`, by default against `origin/main`.
 */

/** What goes into a tarball, or becomes part of what does. */
const SHIPPED =
  /^packages\/([\w-]+)\/(?:src\/.+|messages\/.+|drizzle\/.+|media\/.+|bin\/.+|templates\/.+|package\.json|commerce\.graphql)$/
const FOR_US_ONLY = /\.(?:test|stories)\.tsx?$|\.guide\.ts$|\/stories\//

/** The packages whose shipped files are among these. */
export function getChangedPackages(files: readonly string[]): readonly PublishedName[] {
  const shipped = files.filter((file) => !FOR_US_ONLY.test(file))
  const folders = new Set(shipped.map((file) => SHIPPED.exec(file)?.[1]))
  // A release removes the changesets and brings the versions and the changelogs.
  const isRelease = files.some((file) => /^packages\/[\w-]+\/CHANGELOG\.md$/.test(file))
  return isRelease ? [] : PUBLISHED.filter((name) => folders.has(name))
}

/** The packages that the branch's own changesets name. A changeset that the branch removes names none. */
function getNamedPackages(files: readonly string[]): ReadonlySet<string> {
  const paths = files
    .filter((file) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file))
    .map((file) => join(ROOT, file))
    .filter((path) => existsSync(path))
  return new Set(paths.flatMap((path) => [...readChangeset(path).bumps.keys()]))
}

function getFiles(base: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  const [start = base] = git('merge-base', base, 'HEAD')
  return [
    ...git('diff', '--name-only', start),
    ...git('ls-files', '--others', '--exclude-standard', '.changeset', 'packages'),
  ]
}

if (import.meta.main) {
  const files = getFiles(process.argv[2] ?? 'origin/main')
  const changed = getChangedPackages(files).map((name) => readManifest(getPackageFolder(name)).name)
  const named = getNamedPackages(files)
  const missing = changed.filter((name) => !named.has(name))
  for (const name of missing)
    process.stdout.write(`${name} has changed without a changeset: run \`pnpm changeset\`.\n`)
  process.stdout.write(`${changed.length - missing.length} passed, ${missing.length} failed\n`)
  process.exitCode = missing.length === 0 ? 0 : 1
}
