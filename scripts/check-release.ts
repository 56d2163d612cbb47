import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED, getPackageFolder, readManifest } from './packages.ts'
import { ROOT } from './processes.ts'
import { findDrift, hasPlaceholder } from './project.ts'

/** Ours because no tool knows the placeholder. What has to be true before anything goes to the registry. Runs in the release workflow, and before a release by hand. */

/** Files that speak of the project's own place and people. */
const OWN_PLACES = ['.github', 'SUPPORT.md', 'packages/*/package.json', 'renovate.json']

function findPlaceholders(): readonly string[] {
  const files = execFileSync('git', ['ls-files', ...OWN_PLACES], { cwd: ROOT, encoding: 'utf8' })
  return files
    .split('\n')
    .filter((file) => file !== '' && hasPlaceholder(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => `${file} names the placeholder \`example\`: see scripts/project.ts.`)
}

function findUnversioned(): readonly string[] {
  return PUBLISHED.map((name) => readManifest(getPackageFolder(name)))
    .filter(({ version }) => version === '0.0.0')
    .map(({ name }) => `${name} has no version yet: run \`pnpm changeset version\`.`)
}

const faults = [
  ...PUBLISHED.flatMap((name) => findDrift(name).map((field) => `packages/${name}: another \`${field}\``)),
  ...findPlaceholders(),
  // A canary brings versions of its own.
  ...(process.argv.includes('--canary') ? [] : findUnversioned()),
]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed\n`)
process.exitCode = faults.length === 0 ? 0 : 1
