import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PUBLIC = {
  cache: ['getCache', 'openCache'],
  handler: ['createCacheHandler'],
  valkey: ['openConnection'],
}

const source = new URL('.', import.meta.url)

test('the public modules are these', () => {
  const files = readdirSync(source).filter((file) => /^[\w-]+\.ts$/.test(file))
  expect(files.sort()).toEqual(Object.keys(PUBLIC).map((name) => `${name}.ts`))
})

test.each(Object.entries(PUBLIC))('%s exports exactly its names', async (name, names) => {
  const found: object = await import(/* @vite-ignore */ `./${name}.ts`)
  expect(Object.keys(found).sort()).toEqual(names)
})

test('every guarantee of the README names a test that there is', () => {
  const readme = readFileSync(new URL('../README.md', source), 'utf8')
  const tests = new URL('../test/', source)
  const texts = readdirSync(tests).map((file) => readFileSync(new URL(file, tests), 'utf8'))
  const named = [...readme.matchAll(/\[`([\w.-]+\.test\.ts)`\]\(test\/([\w.-]+)\): “([^”]+)”/g)]
  expect(named.length).toBeGreaterThan(5)
  for (const [, , , sentence = ''] of named)
    expect(texts.join('\n')).toContain(sentence.replaceAll(/\s+/g, ' '))
})
