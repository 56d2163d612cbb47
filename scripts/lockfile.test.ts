import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findFaults } from './lockfile.ts'
import { ROOT } from './processes.ts'

const read = (file: string) => parse(readFileSync(join(ROOT, file), 'utf8'))
const sound = { integrity: `sha512-${'A'.repeat(86)}==` }
const workspace = { catalog: {}, allowBuilds: {} }

test('the lockfile and the workspace have no fault', () => {
  expect(findFaults(read('pnpm-lock.yaml'), read('pnpm-workspace.yaml'))).toEqual([])
})

test.each([
  ['code from elsewhere', { 'a@1.0.0': { resolution: { ...sound, tarball: 'https://a.example/a.tgz' } } }],
  ['no checksum', { 'a@1.0.0': { resolution: { integrity: 'sha1-AA==' } } }],
  ['a withdrawn package', { 'a@1.0.0': { resolution: sound, deprecated: 'use b' } }],
  [
    'a program for Linux alone',
    { 'a-linux-x64@1.0.0': { resolution: sound }, 'a-win32@1.0.0': { resolution: sound } },
  ],
])('%s is a fault', (_, packages) => {
  expect(findFaults({ packages }, workspace)).toHaveLength(1)
})

test.each([
  ['a range', { ...workspace, catalog: { a: '^1.0.0' } }],
  ['leave for a package that nothing needs', { ...workspace, allowBuilds: { a: true } }],
  ['leave for every package', { ...workspace, dangerouslyAllowAllBuilds: true }],
])('%s is a fault of the workspace', (_, faulty) => {
  expect(findFaults({ packages: {} }, faulty)).toHaveLength(1)
})
