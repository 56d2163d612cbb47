import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const PUBLIC = {
  'format.ts': [
    'formatDate',
    'formatList',
    'formatMoney',
    'formatMonthYear',
    'formatNumber',
    'formatRelative',
  ],
  'locales.ts': [
    'DEFAULT_LOCALE',
    'LOCALES',
    'PSEUDO_LOCALE',
    'getNearestLocale',
    'isLocale',
    'toIntlLocale',
  ],
  'message.ts': ['createMessages', 'pickMessages'],
  'messages.ts': ['getMessages', 'getParameters', 'mergeWords'],
  'pseudo.ts': ['toPseudo'],
  'translate.ts': ['createTranslator'],
}

test('the public modules are these', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^[\w-]+\.ts$/.test(file))
  expect(files.sort()).toEqual(Object.keys(PUBLIC))
})

test.each(Object.entries(PUBLIC))('%s exports exactly its names', async (file, names) => {
  const module: object = await import(`./${file}`)
  expect(Object.keys(module).sort()).toEqual(names)
})
