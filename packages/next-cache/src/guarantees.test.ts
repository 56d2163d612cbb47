import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('.', import.meta.url)

test('every guarantee of the README names a test that there is', () => {
  const readme = readFileSync(new URL('../README.md', source), 'utf8')
  const tests = new URL('../test/', source)
  const texts = readdirSync(tests).map((file) => readFileSync(new URL(file, tests), 'utf8'))
  const named = [...readme.matchAll(/\[`([\w.-]+\.test\.ts)`\]\(test\/([\w.-]+)\): “([^”]+)”/g)]
  expect(named.length).toBeGreaterThan(5)
  for (const [, , , sentence = ''] of named)
    expect(texts.join('\n')).toContain(sentence.replaceAll(/\s+/g, ' '))
})
