import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BIN = join(import.meta.dirname, 'bin/fonts.js')
const FONT = join(
  import.meta.dirname,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)

const runCli = (...args: readonly string[]) =>
  spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' })

test('prints the rules of a file under the name of the settings', () => {
  const { status, stdout } = runCli('--family', 'House Sans', '--url', '/fonts/', FONT)
  expect(status).toBe(0)
  expect(stdout).toContain('font-family: "House Sans";')
  expect(stdout).toContain('url("/fonts/figtree-latin-wght-normal.woff2") format("woff2")')
  expect(stdout).toContain('font-family: "House Sans Fallback";')
})

test.each([
  ['no file', [], 2, /^sorrel-fonts/],
  ['another fallback', ['--fallback', 'fantasy', FONT], 2, /^sorrel-fonts/],
  ['an unknown option', ['--weight', '4', FONT], 1, /--weight/],
  ['a file that is not there', ['none.woff2'], 1, /none\.woff2/],
] as const)('%s is told on the error stream', (_, args, code, message) => {
  const { status, stdout, stderr } = runCli(...args)
  expect([status, stdout]).toEqual([code, ''])
  expect(stderr).toMatch(message)
})
