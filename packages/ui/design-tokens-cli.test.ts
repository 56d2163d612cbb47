import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDesignTokens } from './src/design-tokens/design-tokens.ts'
import { themePresets } from './src/theme-presets/theme-presets.ts'
import { createTheme } from './src/theme/theme.ts'

const BIN = join(import.meta.dirname, 'bin/design-tokens.js')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'design-tokens-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function runCli(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' })
  return { status, stderr, stdout, json: stdout.startsWith('{') ? JSON.parse(stdout) : undefined }
}

function save(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('without a theme it prints what the package carries as a file', () => {
  const { status, json } = runCli('export')
  expect(status).toBe(0)
  expect(json).toEqual(toDesignTokens())
  expect(JSON.parse(readFileSync(join(import.meta.dirname, 'dist/design-tokens.json'), 'utf8'))).toEqual(json)
})

test('a theme goes out as tokens and comes back as options', () => {
  const tokens = runCli('export', save('ember.json', themePresets.ember)).json
  const { json } = runCli('import', save('tokens.json', tokens))
  expect(createTheme(json).variables).toEqual(createTheme(themePresets.ember).variables)
})

test('a difference names each variable that tokens change, and no other', () => {
  const tokens = save('image.json', toDesignTokens(createTheme({ borders: { image: { radius: 4 } } })))
  expect(runCli('diff', tokens)).toMatchObject({ status: 0, stdout: '--sorrel-radius-image: 20px → 4px\n' })
  const theme = save('image-4.json', { borders: { image: { radius: 4 } } })
  expect(runCli('diff', tokens, theme)).toMatchObject({ status: 0, stdout: '' })
})

test('what cannot be used is named', () => {
  const { status, stderr } = runCli('export', save('broken.json', { colors: { heading: 'banana' } }))
  expect([status, stderr]).toEqual([0, 'colors.heading: banana is no color\n'])
})

test('anything else prints how it is used', () => {
  expect(runCli('import')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('export [theme.json]'),
  })
})
