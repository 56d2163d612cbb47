import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBundledLibraries, findCommandFaults, findMapFaults, findStrayFiles } from './tarball.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarball-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function fill(files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

test('a whole package has no fault', () => {
  fill({
    'package.json': '{}',
    'src/a.ts': '',
    'dist/a.js': '',
    'dist/a.js.map': { sources: ['../src/a.ts'] },
  })
  expect([findStrayFiles(folder), findMapFaults(folder), findBundledLibraries(folder)]).toEqual([[], [], []])
})

test('tests, settings and code without a map are faults', () => {
  fill({
    'src/a.test.ts': '',

    'dist/a.js': '',
    'dist/b.js': '',
    'dist/b.js.map': { sources: ['../src/b.ts'] },
  })
  expect(findStrayFiles(folder)).toEqual(['src/a.test.ts should not be in it'])
  expect(findMapFaults(folder)).toEqual([
    'dist/a.js has no map',
    'dist/b.js.map points to ../src/b.ts, which is not in it',
  ])
})

test('the code of a library inside a package is a fault', () => {
  fill({ 'dist/a.js.map': { sources: ['../node_modules/.pnpm/x@1/node_modules/@scope/x/index.js'] } })
  expect(findBundledLibraries(folder)).toEqual(['it contains code of @scope/x without its licence'])
})

test('a command may hold its programs and templates alone', () => {
  fill({ 'dist/main.js': '', 'templates/a.test.ts': '', 'src/main.ts': '' })
  expect(findCommandFaults(folder)).toEqual(['src/main.ts should not be in it'])
})
