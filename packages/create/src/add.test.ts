import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addLanguage, addPart } from './add.ts'
import type { Template } from './answers.ts'
import { DEVELOPMENT } from './manifest.ts'
import { NOTES, PARTS, readPart } from './parts.ts'
import type { Words } from './words.ts'
import { writeProject } from './write-project.ts'

const templates = fileURLToPath(new URL('../templates/', import.meta.url))
const manifest: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const versions = Object.fromEntries(Object.keys(manifest.devDependencies).map((name) => [name, '^1.0.0']))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'add-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (template: Template) =>
  writeProject(
    { name: 'shop', template, store: undefined, languages: ['en', 'pl'], color: '#7a1fa2' },
    { folder, templates, version: '1.0.0', versions },
  )
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const readJson = (file: string) => JSON.parse(read(file))
const remove = (file: string) => rmSync(join(folder, file), { recursive: true })
const add = (name: string, force = false) => addPart(name, { folder, templates, versions, force })

/** Without the part's own packages and words, as in a shop that never had it. */
function forget(packages: readonly string[], words: RegExp): void {
  const { dependencies, ...rest } = readJson('package.json')
  for (const name of packages) delete dependencies[name]
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...rest, dependencies }))
  for (const file of ['src/messages/en.json', 'src/messages/pl.json']) {
    const kept = Object.entries<string>(readJson(file)).filter(([key]) => !words.test(key))
    writeFileSync(join(folder, file), JSON.stringify(Object.fromEntries(kept)))
  }
}

test('a part comes back with its test, its words and its packages, which are named', () => {
  write('next')
  const words: Words = readJson('src/messages/pl.json')
  remove('src/app/[language]/account')
  remove('src/app/store-api')
  remove('src/components/form-page.tsx')
  forget(['@sorrel/contracts'], /^account\./)
  const report = add('account')
  expect(report).toContain('wrote src/app/[language]/account/login/page.tsx')
  expect(report).toContain('wrote src/components/form-page.tsx')
  expect(report).toContain('wrote src/app/store-api/store-api.test.ts')
  expect(report).toContain('added @sorrel/contracts to package.json')
  expect(readJson('package.json').dependencies['@sorrel/contracts']).toBe('^1.0.0')
  expect(readJson('src/messages/pl.json')).toEqual(words)
  expect(report.at(-1)).toBe('Now run npm install.')
})

test('a file that somebody changed stays, and is named', () => {
  write('vite')
  const form = 'src/components/product-form.tsx'
  writeFileSync(join(folder, form), '// mine')
  expect(add('product-form')).toEqual([expect.stringContaining(`kept ${form}`)])
  expect(read(form)).toBe('// mine')
  expect(add('product-form', true)).toEqual([`replaced ${form}`, NOTES['product-form']])
  expect(read(form)).not.toBe('// mine')
  expect(add('product-form')).toEqual(['product-form is all there.'])
})

test.each(Object.keys(PARTS))('%s has a test, and names packages that a shop is made with', (name) => {
  for (const template of ['next', 'vite'] as const) {
    const part = readPart(name, template, templates)
    if (part === undefined) continue
    expect([...part.files.keys()].join()).toContain('.test.ts')
    expect(NOTES[name]).toBeDefined()
    expect(part.packages.filter((used) => !(used in versions))).toEqual([])
    expect(DEVELOPMENT[template]).toContain('vitest')
  }
})

test('a language comes with its words, in the shop’s list', () => {
  write('next')
  expect(addLanguage('fr', { folder })).toEqual(['wrote src/messages/fr.json', 'added fr to src/shop.ts'])
  expect(read('src/shop.ts')).toContain("languages: ['en', 'pl', 'fr']")
  expect(readJson('src/messages/fr.json')['cart.title']).toBe('Votre panier')
  expect(addLanguage('sw', { folder }).at(-1)).toBe('The words are English: translate them.')
  expect(() => addLanguage('fr', { folder })).toThrow('speaks fr already')
  expect(() => addLanguage('english', { folder })).toThrow('english is no language')
})

test('what cannot be added is said before anything is written', () => {
  expect(() => add('search')).toThrow('holds no shop that create-sorrel wrote')
  write('vite')
  expect(() => add('account')).toThrow('it is for a shop with Next')
  expect(() => add('blog')).toThrow('Parts are product-form, search, account, reviews, language.')
})
