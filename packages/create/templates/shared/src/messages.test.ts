import { readdirSync, readFileSync } from 'node:fs'
import { createMessages } from '@sorrel/i18n/message'
import { expect, test } from 'vitest'
import { loadMessages } from './messages'
import { shop } from './shop'

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')
/** Keys of `t('cart.title')`; of a key that is put together, its beginning: `products.purchase.`. */
const asked = [...source.matchAll(/\bt\(\s*['`]([\w.]+)/g)].map(([, key = '']) => key)

test.each(shop.languages)('%s has every word that the shop uses', async (language) => {
  const words = Object.keys(await loadMessages(language))
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const has = (key: string) =>
    words.includes(key) ||
    (key.endsWith('.') && words.some((word) => word.startsWith(key))) ||
    pluralCategories.every((form) => words.includes(`${key}_${form}`))
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((key) => !has(key))).toEqual([])
})

test.each(shop.languages)('%s has each word of the other languages', async (language) => {
  const toStems = async (code: string) =>
    new Set(
      Object.keys(await loadMessages(code)).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
    )
  const own = await toStems(language)
  for (const other of shop.languages)
    expect([...(await toStems(other))].filter((key) => !own.has(key))).toEqual([])
})

test.each(shop.languages)('%s has words for every number', async (language) => {
  const t = createMessages({ locale: language, messages: await loadMessages(language) })
  for (const count of [1, 2, 5, 22]) expect(t('navigation.cart_count', { count })).toContain(String(count))
})
