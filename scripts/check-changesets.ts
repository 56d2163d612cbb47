import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readChangeset } from './changesets.ts'
import { getPackageFolder, PUBLISHED, type PublishedName, readManifest } from './packages.ts'
import { ROOT } from './processes.ts'

/**
 * Fails when something that a published package brings to its users has changed since a branch began and no changeset
 * of that branch names the package: `node scripts/check-changesets.ts [base]`, by default against `origin/main`.
 */

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** What goes into a tarball, or becomes part of what does. */
const SHIPPED =
  /^packages\/([\w-]+)\/(?:src\/.+|messages\/.+|drizzle\/.+|media\/.+|bin\/.+|templates\/.+|package\.json|commerce\.graphql)$/
const FOR_US_ONLY = /\.(?:test|stories)\.tsx?$|\.guide\.ts$|\/stories\//

/** The packages that the files belong to, as far as they ship them. */
function getChangedPackages(files: readonly string[]): readonly PublishedName[] {
  const folders = new Set(
    files.filter((file) => !FOR_US_ONLY.test(file)).map((file) => SHIPPED.exec(file)?.[1]),
  )
  return PUBLISHED.filter((name) => folders.has(name))
}

/** The packages that the branch's own changesets name. A changeset that the branch removes names none. */
function getNamedPackages(files: readonly string[]): ReadonlySet<string> {
  const paths = files
    .filter((file) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file))
    .map((file) => join(ROOT, file))
    .filter((path) => existsSync(path))
  return new Set(paths.flatMap((path) => [...readChangeset(path).bumps.keys()]))
}

const [base = 'origin/main'] = process.argv.slice(2)
const [start = base] = git('merge-base', base, 'HEAD')
const files = [
  ...git('diff', '--name-only', start),
  ...git('ls-files', '--others', '--exclude-standard', '.changeset', 'packages'),
]
const changed = getChangedPackages(files)
const toPackage = (name: PublishedName) => readManifest(getPackageFolder(name)).name
const named = getNamedPackages(files)
// A release removes the changesets and brings the versions and the changelogs.
const isRelease = files.some((file) => /^packages\/[\w-]+\/CHANGELOG\.md$/.test(file))
const missing = isRelease ? [] : changed.filter((name) => !named.has(toPackage(name)))
for (const name of missing)
  process.stdout.write(`${toPackage(name)} has changed without a changeset: run \`pnpm changeset\`.\n`)
process.stdout.write(`${changed.length - missing.length} passed, ${missing.length} failed\n`)
process.exitCode = missing.length === 0 ? 0 : 1
