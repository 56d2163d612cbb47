import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getPackageFolder, PUBLISHED, type PublishedName } from './packages.ts'
import { run } from './processes.ts'
import { toSharedFields } from './project.ts'

/**
 * Compares the fields that all published manifests share with scripts/project.ts. With `--write` it brings them there.
 */

type Fields = Readonly<Record<string, unknown>>

const getFile = (name: PublishedName) => join(getPackageFolder(name), 'package.json')

function readFields(name: PublishedName): Fields {
  return JSON.parse(readFileSync(getFile(name), 'utf8'))
}

/** The fields of a manifest that are not what the project says. */
function findDrift(name: PublishedName, manifest: Fields): readonly string[] {
  return Object.entries(toSharedFields(name)).flatMap(([field, value]) =>
    isDeepStrictEqual(manifest[field], value) ? [] : [field],
  )
}

/** The manifest with the project's fields after its description and keywords, and all else in its order. */
function withSharedFields(name: PublishedName, manifest: Fields): Fields {
  const shared = toSharedFields(name)
  const { name: packageName, version, description, keywords, ...rest } = manifest
  const others = Object.entries(rest).filter(([field]) => !(field in shared))
  return { name: packageName, version, description, keywords, ...shared, ...Object.fromEntries(others) }
}

const isWriting = process.argv.includes('--write')
let failed = 0
for (const name of PUBLISHED) {
  const manifest = readFields(name)
  const drift = findDrift(name, manifest)
  if (drift.length === 0) continue
  if (isWriting)
    writeFileSync(getFile(name), `${JSON.stringify(withSharedFields(name, manifest), null, 2)}\n`)
  else {
    failed += 1
    process.stdout.write(
      `packages/${name}/package.json: ${drift.join(', ')} – run \`node scripts/check-manifests.ts --write\`\n`,
    )
  }
}
if (isWriting) await run('biome', ['format', '--write', ...PUBLISHED.map(getFile)], { quiet: true })
process.stdout.write(`${PUBLISHED.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
