import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readChangeset } from './changesets.ts'
import {
  getModules,
  getPackageFolder,
  getSourceModules,
  PACKAGES,
  PUBLISHED,
  readManifest,
} from './packages.ts'
import { ROOT } from './processes.ts'

test.each(PACKAGES)('the manifest of packages/%s exports every module', (name) => {
  const exported = getModules(name).map(({ subpath }) => subpath)
  expect(exported.toSorted()).toEqual(getSourceModules(name).toSorted())
})

describe('releases', () => {
  const config: { readonly fixed: readonly (readonly string[])[] } = JSON.parse(
    readFileSync(join(ROOT, '.changeset/config.json'), 'utf8'),
  )

  test.each(PUBLISHED)('give packages/%s the version of the others, and bring its changelog', (name) => {
    const { name: published, files } = readManifest(getPackageFolder(name))
    expect(config.fixed).toHaveLength(1)
    expect(config.fixed[0]?.some((pattern) => matchesGlob(published, pattern))).toBe(true)
    expect(files).toContain('CHANGELOG.md')
  })

  test.each(globSync('.changeset/!(README).md', { cwd: ROOT }))('tell %s in at most 60 words', (file) => {
    const { text } = readChangeset(join(ROOT, file))
    expect(text.split(' ').length).toBeLessThanOrEqual(60)
  })
})
