import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const PUBLIC = {
  direction: ['getDirection'],
  format: ['formatDate', 'formatMoney', 'formatNumber'],
  locales: ['DEFAULT_LOCALE', 'LOCALES', 'PSEUDO_LOCALE', 'getNearestLocale', 'isLocale', 'toIntlLocale'],
  message: ['createMessages'],
  messages: ['getMessages', 'getParameters', 'mergeMessages', 'pickMessages'],
  names: ['formatCountry', 'formatLanguage', 'formatList'],
  reference: ['withReference'],
  translate: ['createTranslator'],
  tree: ['flattenMessages'],
}

test('the public modules are these', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^[\w-]+\.ts$/.test(file))
  expect(files.sort()).toEqual(Object.keys(PUBLIC).map((name) => `${name}.ts`))
})

test.each(Object.entries(PUBLIC))('%s exports exactly its names', async (name, names) => {
  const found: object = await import(/* @vite-ignore */ `./${name}.ts`)
  expect(Object.keys(found).sort()).toEqual(names)
})
