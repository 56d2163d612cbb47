import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packAll, type PublishedName, PUBLISHED } from './packages.ts'
import { run } from './processes.ts'

// Whoever doubts a release can build it again and compare. `check-packages.config.ts` runs it.

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The SHA-256 of each package's tarball. */
async function hashTarballs(name: string): Promise<Readonly<Record<PublishedName, string>>> {
  const tarballs = await packAll(join(folder, name))
  const toHash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries([...tarballs].map(([name, file]) => [name, toHash(file)])) as Record<
    PublishedName,
    string
  >
}

test('a second build gives the same tarballs, byte for byte', async () => {
  const first = await hashTarballs('first')
  const filters = PUBLISHED.map((name) => `--filter=./packages/${name}`)
  expect(await run('turbo', ['run', 'build', '--force', ...filters], { quiet: true })).toBe(0)
  expect(await hashTarballs('second')).toEqual(first)
}, 300_000)
