import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getMessages, getParameters } from '@sorrel/i18n/messages'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { checkFlags, toAnswers } from './ask.ts'
import { findKeys, TRANSLATIONS, toWords, type Words } from './words.ts'
import { writeProject } from './write-project.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifest: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
/** As a published copy knows them. */
const versions = Object.fromEntries(Object.keys(manifest.devDependencies).map((name) => [name, '^1.0.0']))
const templates = fileURLToPath(new URL('../templates/', import.meta.url))

const answers: Answers = {
  name: 'little-soap-shop',
  template: 'next',
  store: undefined,
  languages: ['pl', 'en'],
  color: '#7a1fa2',
}

const write = (given: Partial<Answers> = {}) =>
  writeProject({ ...answers, ...given }, { folder, templates, version: '1.0.0', versions })
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

describe.each(['next', 'vite'] as const)('a shop with %s', (template) => {
  test('begins with the sandbox, and has its scripts', () => {
    write({ template })
    const { name, scripts, dependencies, devDependencies } = JSON.parse(read('package.json'))
    expect(name).toBe('little-soap-shop')
    expect(scripts.dev).toMatch(/^sorrel-with-sandbox (?:next|vite)/)
    expect(Object.values({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(['^1.0.0']))
    expect(devDependencies['@sorrel/sandbox']).toBe('^1.0.0')
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.gitignore', '.github', 'README.md']))
    expect(read('src/shop.ts')).toContain("name: 'Little soap shop'")
    expect(read('src/shop.ts')).toContain("color: '#7a1fa2'")
  })

  test('has a file of words for each language, with every key that its source uses', () => {
    write({ template, languages: ['en', 'pl', 'pt-BR'] })
    const [english, polish, brazilian] = ['en', 'pl', 'pt-BR'].map(
      (language): Words => JSON.parse(read(`src/messages/${language}.json`)),
    )
    expect(english?.['navigation.cart_count_other']).toBe('Bag, {{count}} items')
    expect(polish?.['cart.title']).toBe('Twój koszyk')
    expect(brazilian?.['cart.title']).toBe('Your bag')
    expect(Object.keys(brazilian ?? {})).toContain('navigation.cart_count_many')
    expect(read('README.md')).toContain('The words of pt-BR in')
  })

  test.each(Object.keys(TRANSLATIONS))('is translated into %s, in every plural form', (language) => {
    write({ template })
    const words = toWords(language, findKeys(folder))
    const english = getMessages('en')
    const parameters = ([key, text]: readonly [string, string]) => [key, getParameters(text)]
    for (const [key, text] of Object.entries(words)) {
      const own = TRANSLATIONS[language]?.[key]
      expect([key, own]).toEqual([key, text])
      const original = english[key] ?? english[key.replace(/_[a-z]+$/, '_other')] ?? ''
      expect(parameters([key, text])).toEqual(parameters([key, original]))
    }
  })

  test('goes to a store of its own', () => {
    write({ template, store: { url: 'https://soap.swell.store', key: 'pk_soap' } })
    expect(read('src/shop.ts')).toContain("{ url: 'https://soap.swell.store', key: 'pk_soap' }")
    expect(read('package.json')).not.toContain('sandbox')
  })
})

/** Lines of a written shop's source, without tests, words, and what is empty, imported or said. */
function countLines(): number {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  const lines = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => read(`src/${file}`).split('\n'))
  return lines.filter((line) => !/^\s*(?:$|\/\/|\/\*\*|\*|import )/.test(line)).length
}

test('a shop with Next has less than 1,600 lines of source', () => {
  write({ store: { url: 'https://soap.swell.store', key: 'pk_soap' }, languages: ['en'] })
  expect(countLines()).toBeGreaterThan(500)
  expect(countLines()).toBeLessThan(1600)
})

test('a key of any letters is one text', () => {
  write({ store: { url: 'https://soap.swell.store', key: `pk_'"\\soap` } })
  expect(read('src/shop.ts')).toContain(String.raw`key: 'pk_\'"\\soap'`)
})

test('a folder that holds something is left as it is', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(() => write()).toThrow(/is not empty: choose another name/)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('a copy that was not published knows no versions, and says so', () => {
  const unpublished = { folder, templates, version: '0.0.0', versions: manifest.devDependencies }
  expect(() => writeProject(answers, unpublished)).toThrow(/does not know the version of @sorrel/)
})

describe('flags', () => {
  test('their defaults make a shop', () => {
    expect(toAnswers({ yes: true })).toEqual({
      name: 'my-shop',
      template: 'next',
      store: undefined,
      languages: ['en'],
      color: '#26493a',
    })
  })

  test('a store needs its key', () => {
    const store = 'https://soap.swell.store/'
    expect(() => toAnswers({ store, yes: true })).toThrow(/--key/)
    expect(toAnswers({ store, key: 'pk_soap_shop', yes: true }).store).toEqual({
      url: 'https://soap.swell.store',
      key: 'pk_soap_shop',
    })
  })

  test.each([
    [{ name: 'My Shop' }, /A name has small letters/],
    [{ template: 'nuxt' }, /The template is next or vite/],
    [{ store: 'soap' }, /begins with https/],
    [{ languages: 'english' }, /english is no language/],
    [{ languages: ' ' }, /needs a language/],
    [{ color: 'green' }, /written as #26493a/],
  ])('%j is refused', (flags, expected) => {
    expect(() => checkFlags({ ...flags, yes: true })).toThrow(expected)
  })
})

test('a key that nobody has words for is said', () => {
  expect(() => toWords('en', ['cart.titel'])).toThrow('no words for cart.titel')
})
