import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, Lang } from '@ast-grep/napi'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Codemod, upgrade } from './upgrade.ts'

let workspace = ''
let folder = ''
let said: string[] = []
let ran: string[] = []
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'upgrade-'))
  folder = join(workspace, 'shop')
  said = []
  ran = []
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, 'src/price.tsx'), PRICE)
  writeManifest({ created: '0.1.0' })
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

const PRICE = `import { toPrice } from '@sorrel/ui/price'

// toPrice stays in a comment
export const Price = () => <b   title="toPrice">{toPrice(5,  'GBP')}</b>
`

const writeManifest = (sorrel?: object) =>
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      sorrel,
      scripts: { typecheck: 'tsc', test: 'vitest run' },
      dependencies: { '@sorrel/ui': '^0.1.0', '@sorrel/i18n': 'catalog:', mine: '^3.0.0' },
    }),
  )
const readManifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** A codemod as a version will have them: a function gets another name, and nothing else changes. */
const rename = (version: string, from: string, to: string): Codemod => ({
  version,
  title: `${from} is called ${to}`,
  change: (source) => {
    const root = parse(Lang.Tsx, source).root()
    const names = root.findAll({ rule: { kind: 'identifier', regex: `^${from}$` } })
    return root.commitEdits(names.map((name) => name.replace(to)))
  },
})

const codemods = [
  rename('0.3.0', 'formatPrice', 'formatMoney'),
  rename('0.2.0', 'toPrice', 'formatPrice'),
  rename('0.1.0', 'formatMoney', 'older'),
  rename('0.4.0', 'formatMoney', 'later'),
]

const run = (command: string, args: readonly string[]): void => {
  ran.push([command, ...args].join(' '))
}
const go = (version = '0.3.1', runs = run) =>
  upgrade({
    folder,
    version,
    versions: { '@sorrel/ui': `^${version}`, '@sorrel/i18n': `^${version}` },
    codemods,
    run: runs,
    say: (line) => void said.push(line),
  })

test('the codemods between two versions run in their order, and leave everything else as it was', () => {
  go()
  expect(readFileSync(join(folder, 'src/price.tsx'), 'utf8')).toBe(
    PRICE.replace('{ toPrice }', '{ formatMoney }').replace('{toPrice(', '{formatMoney('),
  )
  expect(said).toEqual([
    'The shop was made from 0.1.0.',
    'Codemods to 0.3.1:',
    '  0.2.0 toPrice is called formatPrice: src/price.tsx',
    '  0.3.0 formatPrice is called formatMoney: src/price.tsx',
    'The shop is at 0.3.1.',
  ])
})

test('its packages move together, its own check verifies, and then it is at the version', () => {
  go()
  const { dependencies, sorrel } = readManifest()
  expect(dependencies).toEqual({ '@sorrel/ui': '^0.3.1', '@sorrel/i18n': 'catalog:', mine: '^3.0.0' })
  expect(ran).toEqual(['npm install', 'npm run typecheck', 'npm run test'])
  expect(sorrel).toEqual({ created: '0.1.0', upgraded: '0.3.1' })
  go()
  expect(said.slice(-2)).toEqual([
    'The shop was made from 0.1.0, and is at 0.3.1.',
    'It is at 0.3.1: there is nothing to do.',
  ])
})

test('a shop whose tests fail is not said to be at the version', () => {
  const failing = (command: string, args: readonly string[]) => {
    run(command, args)
    if (args.includes('test')) throw new Error('a test fails')
  }
  expect(() => go('0.3.1', failing)).toThrow('a test fails')
  expect(readManifest().sorrel).toEqual({ created: '0.1.0' })
})

test.each([
  ['its own', '.'],
  ['that of the workspace around it', '..'],
])('the package manager is %s', (_name, place) => {
  writeFileSync(join(folder, place, 'pnpm-lock.yaml'), '')
  go()
  expect(ran[0]).toBe('pnpm install')
})

test('source is what the shop wrote, wherever it lies', () => {
  const files = ['app/price.tsx', 'node_modules/a/price.tsx', '.next/price.tsx', 'dist/price.ts']
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), PRICE)
  }
  go('0.2.0')
  expect(said[2]).toBe('  0.2.0 toPrice is called formatPrice: app/price.tsx, src/price.tsx')
})

test('a shop of unknown age is asked for it, and a folder without a shop is refused', () => {
  writeManifest()
  expect(() => go()).toThrow('does not say from which version')
  rmSync(join(folder, 'package.json'))
  expect(() => go()).toThrow('has no package.json')
})
